/** The prefix of every class name, in the site, the catalogue and the tests. Not Emotion's default, "css": Emotion's default cache would claim the server's style tags and move them. */
export const styleKey = 'w';
