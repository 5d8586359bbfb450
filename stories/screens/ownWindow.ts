/**
 * Gives each story of a screen a window of its own in the docs, because a screen has the `main` and
 * the `h1` of a page.
 */
export const ownWindow = { story: { inline: false, iframeHeight: 640 } };
