/** The prefix of every class name, in the site, the catalogue and the tests. Not Emotion's default, "css": Emotion's default cache would claim the server's style tags and move them. */
export const styleKey = 'w';

/**
 * What every cache of Emotion is made with. No plugins: its own adds prefixes for browsers that are older
 * than those of package.json, a twentieth of the page's HTML. The few that are still needed are written out.
 */
export const styleOptions = { key: styleKey, stylisPlugins: [] };
