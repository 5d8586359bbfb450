/** Takes the place of Emotion's list of all HTML attributes in the site's bundle: types already refuse unknown props (docs/decisions/0005). */
const anyPropIsValid = (): boolean => true;

export default anyPropIsValid;
