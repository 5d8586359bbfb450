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
  /** The header while its dropdown is open, which lies over a chat that reaches under it. */
  dropdown: 41,
  /** The skip link. It is the first stop of the Tab key, so nothing may hide it. */
  skipLink: 50,
} as const;
