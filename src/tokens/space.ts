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
  /** From a head to the list below it. */
  afterHead: 'clamp(2.5rem, 5vw, 5rem)',
  /** Around the words of a tile, and of a frame. */
  tile: 'clamp(0.75rem, 1.6vw, 1.5rem)',
  /** Between two entries of a bar. */
  bar: 'clamp(1rem, 2vw, 2rem)',
} as const;

/** A distance that only one place draws: `share` percent of the window's width, from `least` to `most` rem. */
export const fluid = (least: number, share: number, most: number): string =>
  `clamp(${least}rem, ${share}vw, ${most}rem)`;

/** Widths. */
export const measure = {
  /** The widest a page's content gets. */
  page: '90rem',
  /** The widest a paragraph gets: about 60 characters. */
  text: '34rem',
} as const;

/** Heights that several parts share. */
export const height = {
  header: '4rem',
  /** The least size of a pointer target (WCAG 2.5.5). */
  target: '2.75rem',
} as const;
