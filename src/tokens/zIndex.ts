/** What lies over what, lowest first. */
export const zIndex = {
  /** Within a card: what sits on its picture. */
  onCover: 1,
  /** The small-screen menu, under the header that closes it. */
  menu: 20,
  /** Stays in sight while the page scrolls. */
  header: 30,
  /** Toasts and chat: they share one dock and never cover each other. */
  dock: 40,
  /** The skip link, the first stop of the Tab key; nothing may hide it. */
  skipLink: 50,
} as const;
