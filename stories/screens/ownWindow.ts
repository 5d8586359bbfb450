/** A screen has the `main` and the `h1` of a page: in the docs each of its stories gets a window of its own. */
export const ownWindow = { story: { inline: false, iframeHeight: 640 } };
