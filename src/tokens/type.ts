/**
 * Font sizes. They grow with the window and, because they are based on rem, with the reader's text
 * size (WCAG 1.4.4).
 */
export const fontSize = {
  /** Text in the margin only: "A1", a catalogue number, the heads of columns. */
  marginal: '0.8125rem',
  /** The count on the cart. */
  count: '0.6875rem',
  /** Captions, buttons, bylines, the footer. */
  caption: '0.9375rem',
  /** Running text. */
  text: 'clamp(1rem, 0.96rem + 0.17vw, 1.125rem)',
  /** The paragraph that introduces a page; names of small items; prices. */
  lede: 'clamp(1.125rem, 1.02rem + 0.42vw, 1.5rem)',
  /** Names of items, albums and threads. */
  name: 'clamp(1.375rem, 1.1rem + 1vw, 2.125rem)',
  /** Headings of sections, and changes on the board. */
  heading: 'clamp(1.75rem, 1.28rem + 1.9vw, 3.25rem)',
  /** The poster cut in a smaller size: titles of shows, headlines, counts of replies. */
  voice: 'clamp(2.25rem, 1.35rem + 3.6vw, 6rem)',
  /** A link of the small-screen menu. It is smaller in low windows, so that all links fit. */
  track: 'clamp(1.25rem, min(1.1rem + 1.6vw, 3.4vh), 2.5rem)',
  /** The title of a ticket, which its width limits. */
  ticket: 'clamp(1.25rem, min(1.9vw, 7cqi), 2.125rem)',
  /** The name beside the mark. It makes way for the header's buttons. */
  logo: 'clamp(0.5rem, 6.8vw, 1.4rem)',
} as const;

/**
 * Sizes of the poster cut that one page uses: its `h1`, unless that runs from edge to edge
 * (`titleLength`), and what it sets as large.
 */
export const poster = {
  /**
   * Lower windows, such as a small laptop's, have room for the buttons and the tape below it, and a
   * phone held sideways for a button.
   */
  home: 'clamp(2.5rem, min(12.9vw, 26.4vh - 3rem, 50vh - 10.2rem), 18rem)',
  fashion: 'clamp(4.4rem, 14.2vw, 22rem)',
  digitalArt: 'clamp(3.2rem, 6.9vw, 9rem)',
  podcasts: 'clamp(5rem, 15.5vw, 24rem)',
  /** Lower windows show some of the wall below it. */
  liveSelling: 'clamp(4.6rem, min(15vw, 27vh), 23rem)',
  community: 'clamp(3.2rem, 6.9vw, 9rem)',
  /** The change of the day's first mover. */
  mover: 'clamp(1rem, 1.6rem + 13.4vw, 16rem)',
  /** The price of the pair of the week. */
  price: 'clamp(4rem, 9.6vw, 14rem)',
  /** The headline of the magazine's lead story. */
  lead: 'clamp(4rem, 11.6vw, 19rem)',
  /** The stamp beside the pair of the week. */
  stamp: 'clamp(1.125rem, 4.4vw - 1.6rem, 2.125rem)',
  /** The hour of a schedule. */
  hour: 'clamp(5.5rem, 12vw, 15rem)',
} as const;

/**
 * The length of the ink of a title's line in the poster cut, in em. `edgeToEdge` in theme/text.ts
 * divides by it.
 */
export const titleLength = {
  waxline: 2.56,
  musicTrading: 7.545,
  shoes: 3.937,
  blog: 2.867,
  /**
   * The length of the longest line where a small window breaks the title, or of the stand-in's line
   * if that is longer.
   */
  home: 3.36,
  musicTradingPhone: 3.86,
  shoesPhone: 2.605,
  podcastsPhone: 3.11,
  digitalArtPhone: 4.41,
  /** Larger than the line's length, so that the two lines of the title stand apart. */
  liveSellingPhone: 3.6,
  community: 3.69,
  communityWord: 2.45,
  notFound: 3.67,
  everywhere: 3.83,
} as const;

/** The families of our own faces (faces.ts). */
export const fontFamily = {
  poster: 'Bricolage Poster',
  head: 'Bricolage Grotesque',
  text: 'Instrument Sans',
} as const;

export const fontWeight = {
  text: 400,
  medium: 500,
  strong: 600,
  /** Names and prices below 24 px, and what stands in the margin. */
  name: 700,
  /** Headings, larger names, and all of the poster. */
  heading: 800,
} as const;

export const lineHeight = {
  /** One line without letters below the base line: large figures, "The Vault", "On The Air". */
  capitals: 0.76,
  /** Posters of several lines. */
  poster: 0.82,
  voice: 0.86,
  /** As high as the type: headings, and what stays on one line. */
  solid: 1,
  name: 1.05,
  /** Names of small items, buttons and tags. */
  short: 1.2,
  /** Captions of several lines. */
  caption: 1.3,
  lede: 1.4,
  text: 1.5,
} as const;

export const tracking = {
  poster: '-0.015em',
  heading: '-0.022em',
  /** Names below 24 px. */
  name: '-0.01em',
  marginal: '0.02em',
} as const;
