import type { SchemeColor } from './color';

/** The tint of a shadow, in both schemes: ink on paper, depth on black. */
export const shadowColor = {
  dark: '#000000b3',
  light: '#2b1d0c3d',
} as const satisfies SchemeColor;

/** Shadow geometry; the colour is the theme's. Only what floats throws one. */
export const shadow = {
  /** Tickets, menus, toasts, the chat panel. */
  float: '0 18px 48px -12px',
  /** Sleeves, the largest things on a page. */
  sleeve: '0 36px 80px -24px',
  /** Sleeves of a thumb's size: only just off the page. */
  thumb: '0 4px 10px -4px',
} as const;
