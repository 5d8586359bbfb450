import { breakpoint, type Breakpoint } from '../tokens/breakpoint';

/**
 * Media queries are in em, so that a reader with larger text gets the layout for a smaller window
 * (WCAG 1.4.10).
 */
const em = (px: number) => `${px / 16}em`;

/** The condition of `from`, for `sizes` of pictures, and for queries with another condition. */
export const atLeast = (name: Breakpoint) => `(min-width: ${em(breakpoint[name])})`;

/** `from.tablet` matches this width and more. */
export const from = Object.fromEntries(
  Object.keys(breakpoint).map((name) => [name, `@media ${atLeast(name as Breakpoint)}`]),
) as Record<Breakpoint, string>;

/**
 * `below.tablet` matches less than this width. Prefer `from`, and style the smallest window first.
 */
export const below = Object.fromEntries(
  Object.entries(breakpoint).map(([name, px]) => [name, `@media (max-width: ${em(px - 0.02)})`]),
) as Record<Breakpoint, string>;

/**
 * A phone, and a laptop or more, but no window in between: where an item may be as wide as two. With
 * text a quarter larger most phones no longer match.
 */
export const phoneOrLaptop = `${from.laptop}, (min-width: 20em) ${below.pair.replace('@media', 'and')}`;

/** A tablet, and nothing larger. */
export const onTablet = `${from.tablet} ${below.laptop.replace('@media', 'and')}`;

/** A small laptop, and nothing larger. */
export const onLaptop = `${from.laptop} ${below.desktop.replace('@media', 'and')}`;

/**
 * For pointers that can hover. On a touch screen a tap would leave hover styles behind. A built page
 * gets the rules for `:hover` and `:active` after all others (scripts/serve/trimStyles.ts), so such
 * a rule excludes the states that the pointer must not change: `:not(:disabled)`.
 */
export const hover = '@media (hover: hover) and (pointer: fine)';

/** For people who asked their system for less motion (WCAG 2.3.3). */
export const still = '@media (prefers-reduced-motion: reduce)';

/** For people who did not ask for less motion. */
export const moving = '@media (prefers-reduced-motion: no-preference)';

/** For systems that replace all colours with a few the reader has chosen. */
export const forcedColors = '@media (forced-colors: active)';

/** For people who asked their system for more contrast (WCAG 1.4.6). */
export const contrast = '@media (prefers-contrast: more)';

export const onPaper = '@media print';

/**
 * A tablet and more, and paper: an upright sheet is a little narrower than a tablet, and cards laid
 * out as on a phone would take half of it.
 */
export const tabletOrPaper = `${from.tablet}, print`;

/** Leaves a part out on paper. */
export const notOnPaper = `${onPaper} { display: none; }`;

/** For readers without script. Safari knows it since 17, Chromium since 120, Firefox since 113. */
export const unscripted = '@media (scripting: none)';

/** Leaves a part out where it would do nothing, without script. */
export const onlyWithScript = `${unscripted} { display: none; }`;

/** A page that the browser has translated, which it says in `lang`: `${translated} & { … }`. */
export const translated = "html:not([lang='en'])";

/**
 * A phone that is held upright. What lies more than 60em below a page's top is below its first
 * window (src/host/hydration/firstPage.ts).
 */
export const uprightPhone = '@media screen and (max-width: 40em) and (max-height: 60em)';

/**
 * Matches windows too low for a sticky header: a phone on its side, or a page at 400 % zoom (WCAG
 * 1.4.10).
 */
export const shortWindow = '@media (height < 24em)';

/** Matches windows too low for a toast, the chat's panel and its button one above the other. */
export const lowForChat = '@media (height < 27em)';

/**
 * Leaves a part of a page that lies below the first window of a phone without layout until the
 * visitor scrolls, or with `loading` until our faces and the scripts are there
 * (src/host/hydration/firstPage.ts). Only in browsers that lay out the rest of the first page late
 * as well: those that know `overflow-clip-margin` (docs/decisions/0021).
 */
export const laidOutLater = (part: string, until?: 'loading') => `
  @supports (overflow-clip-margin: 1px) {
    ${uprightPhone} {
      [data-unscrolled${until ? `='${until}'` : ''}] ${part} {
        content-visibility: hidden;
      }
    }
  }
`;
