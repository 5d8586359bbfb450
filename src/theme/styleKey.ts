/** Begins every class name, in the site, the catalogue and the tests. Not Emotion's own "css": its default cache would take the server's style tags for its own, and move them. */
export const styleKey = 'w';
