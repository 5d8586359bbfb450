import { breakpoint, type Breakpoint } from '../tokens/breakpoint';

/** Media queries in em: a reader with larger text gets the layout for a smaller window (WCAG 1.4.10). */
const em = (px: number) => `${px / 16}em`;

/** `from.tablet`: this width and more. */
export const from = Object.fromEntries(
  Object.entries(breakpoint).map(([name, px]) => [name, `@media (min-width: ${em(px)})`]),
) as Record<Breakpoint, string>;

/** `below.tablet`: less than this width. Prefer `from`: start small. */
export const below = Object.fromEntries(
  Object.entries(breakpoint).map(([name, px]) => [name, `@media (max-width: ${em(px - 0.02)})`]),
) as Record<Breakpoint, string>;

/** For pointers that can hover. Elsewhere a tap would leave its hover styles behind. */
export const hover = '@media (hover: hover) and (pointer: fine)';

/** For people who asked their system for less motion (WCAG 2.3.3). */
export const still = '@media (prefers-reduced-motion: reduce)';

/** For all others. */
export const moving = '@media (prefers-reduced-motion: no-preference)';

/** For systems that replace all colours with a few the reader has chosen. */
export const forcedColors = '@media (forced-colors: active)';

/** For people who asked their system for more contrast (WCAG 1.4.6). */
export const contrast = '@media (prefers-contrast: more)';

export const print = '@media print';
