/**
 * The prefix of every class name, in the site, the catalogue and the tests. It is not Emotion's
 * default "css", because Emotion's default cache would then claim the server's style tags and move
 * them.
 */
export const styleKey = 'w';

/**
 * The options of every Emotion cache. There are no plugins: Emotion's own adds prefixes for
 * browsers older than those of package.json, which would be a twentieth of the page's HTML. The few
 * prefixes that are still needed are written in the styles.
 */
export const styleOptions = { key: styleKey, stylisPlugins: [] };
