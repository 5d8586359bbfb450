/** Stands in for Emotion's list of all HTML attributes (docs/decisions/0005): types already refuse unknown props. `as` is Emotion's own: it chooses the element. */
const anyPropIsValid = (name: string): boolean => name !== 'as';

export default anyPropIsValid;
