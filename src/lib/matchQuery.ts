/** The browser's `MediaQueryList` of a media query of theme/media.ts. */
export const matchQuery = (media: string): MediaQueryList =>
  window.matchMedia(media.replace('@media ', ''));
