/**
 * Replaces Emotion's list of all HTML attributes (docs/decisions/0005), because types already
 * refuse unknown props. Only `as` is kept back: with it Emotion chooses the element.
 */
const anyPropIsValid = (name: string): boolean => name !== 'as';

export default anyPropIsValid;
