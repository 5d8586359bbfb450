/** Distances in rem, on a 4 px grid: they grow with the reader's text size. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const;

/** Distances that grow with the window, between a phone's and a desktop's. */
export const fluidSpace = {
  /** The page's side margin. */
  gutter: 'clamp(1rem, 4.5vw, 4rem)',
  /** Between two sections of a page. */
  section: 'clamp(3.5rem, 7vw, 6.5rem)',
  /** Between two cards of a grid. */
  grid: 'clamp(1rem, 1.8vw, 1.75rem)',
  /** Between two rows of cards; cards that hold more have more room. */
  cardRows: 'clamp(2rem, 3vw, 3rem)',
  boothRows: 'clamp(2.5rem, 4vw, 4rem)',
  shelfRows: 'clamp(2.5rem, 4.5vw, 4.5rem)',
  spreadRows: 'clamp(2.5rem, 5vw, 5rem)',
  wallRowsPhone: 'clamp(3.5rem, 7vw, 8rem)',
  wallRows: 'clamp(3.5rem, 6vw, 7rem)',
  /** How far a gallery's pieces hang below and above their line. */
  hungLow: 'clamp(3rem, 9vw, 11rem)',
  hungHigh: 'clamp(-6rem, -4vw, -2rem)',
  /** Between two tiles, and from a tile's edge to its words. */
  tiles: 'clamp(0.5rem, 1vw, 1rem)',
  tile: 'clamp(0.75rem, 1.6vw, 1.5rem)',
  /** Between two columns of print, of a board, of a schedule, of a bar. */
  columns: 'clamp(2rem, 4vw, 4rem)',
  board: 'clamp(1rem, 2.5vw, 2.5rem)',
  schedule: 'clamp(1.5rem, 3vw, 3rem)',
  bar: 'clamp(1rem, 2vw, 2rem)',
  /** Around the words of a stream card. */
  monitor: 'clamp(1rem, 2vw, 1.75rem)',
  /** Between picture and words of a magazine's lead story. */
  lead: 'clamp(2rem, 4vw, 4.5rem)',
  /** Above and below a band, a page's head, a hero, a masthead, its rule, the words of the 404 page. */
  band: 'clamp(3rem, 6vw, 6rem)',
  head: 'clamp(2.5rem, 6vw, 5.5rem)',
  hero: 'clamp(2rem, 4.5vw, 5rem)',
  masthead: 'clamp(2rem, 4vw, 4rem)',
  mastheadEnd: 'clamp(1.5rem, 3vw, 3rem)',
  mastheadRule: 'clamp(1rem, 1.6vw, 1.5rem)',
  lost: 'clamp(3rem, 7vw, 7rem)',
  /** Between a page's head, headline or lede and what follows. */
  afterHead: 'clamp(2.5rem, 5vw, 5rem)',
  afterHeadWide: 'clamp(2.5rem, 6vw, 6rem)',
  afterHeadline: 'clamp(1.25rem, 2.2vw, 2rem)',
  afterLede: 'clamp(1.5rem, 2.4vw, 2.25rem)',
} as const;

/** Widths. */
export const measure = {
  /** The widest a page's content gets. */
  page: '90rem',
  /** The widest a paragraph gets: about 60 characters. */
  text: '34rem',
} as const;

/** Sizes of drawn things that grow with the window. */
export const fluidSize = {
  /** An album's sleeve on the board. */
  thumb: 'clamp(5.5rem, 9vw, 8rem)',
  /** The price line of the featured album. */
  curve: 'clamp(2rem, 4vw, 3rem)',
} as const;

/** Heights that several parts share. */
export const height = {
  header: '4rem',
  /** The least size of a pointer target (WCAG 2.5.5). */
  target: '2.75rem',
} as const;
