/** Window widths in px at which the layout changes. Each is the smallest width of its range. */
export const breakpoint = {
  phone: 360,
  /** From here on two cards fit beside each other. */
  pair: 560,
  tablet: 768,
  laptop: 1024,
  desktop: 1280,
  wide: 1920,
} as const;

export type Breakpoint = keyof typeof breakpoint;
