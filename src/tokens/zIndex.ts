/** The stacking order, the lowest first. */
export const zIndex = {
  /** Parts on a card's picture. */
  onCover: 1,
  /** A part of a page that stays under the header while the page scrolls. */
  strip: 5,
  /** The header, which stays in sight while the page scrolls. */
  header: 30,
  /** Toasts and the chat. They share one dock and never cover each other. */
  dock: 40,
  /** The header while its dropdown is open: over the chat. */
  dropdown: 41,
  /** The skip link, which nothing may hide, and the line of a page that is loading. */
  skipLink: 50,
} as const;
