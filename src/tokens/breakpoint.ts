/** Window widths in px at which the layout changes; each is the first width of its range. */
export const breakpoint = {
  phone: 360,
  /** Two cards fit beside each other. */
  pair: 560,
  tablet: 768,
  laptop: 1024,
  desktop: 1280,
  wide: 1920,
} as const;

export type Breakpoint = keyof typeof breakpoint;
