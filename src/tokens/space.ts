/** Distances in rem on a 4 px grid, so that they grow with the reader's text size. */
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
} as const;

/** Widths. */
export const measure = {
  /**
   * The largest width of a page's content. It is reached in a window of 2190 px; beyond that only
   * bleeds grow.
   */
  page: '125rem',
  /** The largest width of a paragraph: about 60 characters. */
  text: '36rem',
} as const;

/** Distances that grow with the window, from a phone's to a desktop's. */
export const fluidSpace = {
  /**
   * The page's side margin, where content, chat button, toast and panel stand; only bleeds cross
   * it. In wide windows it grows, so that content stays at `measure.page`.
   */
  edge: `max(clamp(1rem, 4.5vw, 6rem), (100vw - ${measure.page}) / 2)`,
  /** Between two of the page's twelve columns. */
  gap: 'clamp(0.75rem, 1.9vw, 2rem)',
  /** Between the parts of a section. The distance from a heading to its content is `space[5]`. */
  inner: 'clamp(1.5rem, 3.125vw, 2.75rem)',
  /** Between two sections, and before the footer. */
  between: 'clamp(4.5rem, 10.9vw, 11rem)',
  /** Between two entries of a bar. */
  bar: 'clamp(1rem, 1.9vw, 2.4rem)',
  /** From the lower edge of the window to the chat button. */
  foot: 'clamp(1rem, 2.4vw, 2rem)',
} as const;

/**
 * A distance that is used in one place only: `share` percent of the window's width, from `least` to
 * `most` rem.
 */
export const fluid = (least: number, share: number, most: number): string =>
  `clamp(${least}rem, ${share}vw, ${most}rem)`;

/** Heights that several parts share. */
export const height = {
  header: '4rem',
  /** The least size of a pointer target (WCAG 2.5.5). */
  target: '2.75rem',
} as const;
