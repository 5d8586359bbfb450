import type { SchemeColor } from './color';

/** The tint of a shadow: black on dark, a translucent brown on light. */
export const shadowColor = {
  dark: '#000000b3',
  light: '#2b1d0c3d',
} as const satisfies SchemeColor;

/** Shadow geometry; the colour is the theme's. Only what lies above the page has one. */
export const shadow = {
  /** The featured album's ticket, menus, toasts, the chat panel. */
  float: '0 18px 48px -12px',
  /** Sleeves, the largest things on a page. */
  sleeve: '0 36px 80px -24px',
  /** Small sleeves, close to the page. */
  thumb: '0 4px 10px -4px',
} as const;
