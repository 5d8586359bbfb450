import type { ColorRole } from './color';

/** The linear light of one sRGB channel from 0 to 255 (WCAG 2.2, "relative luminance"). */
export function linearLight(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The relative luminance of `#rrggbb`, from 0 for black to 1 for white. */
function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new RangeError(`Not a colour as #rrggbb: ${hex}`);
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linearLight(parseInt(hex.slice(start, start + 2), 16)),
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/**
 * The contrast of two opaque colours, from 1 to 21, in either order, by the formula of WCAG 2.2:
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. Throws a RangeError for anything but `#rrggbb`.
 */
export function contrastRatio(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** A colour of text or lines on a background, with the ratio they must reach. */
export interface ContrastPair {
  readonly on: ColorRole;
  readonly use: ColorRole;
  /** 4.5 for text, 3 for outlines. */
  readonly atLeast: 3 | 4.5;
}

const inks = ['text', 'muted'] as const;
const words = [...inks, 'accentText', 'down', 'live'] as const;

/** What the product draws on each background: text, and outlines. */
const drawn: [on: ColorRole, texts: readonly ColorRole[], lines?: readonly ColorRole[]][] = [
  ['ground', [...words, 'up'], ['focus', 'control']],
  ['surface', [...words, 'up'], ['focus', 'control']],
  ['raised', words, ['focus']],
  ['wall', inks],
  ['paper', inks],
  ['ticket', ['onTicket', 'upOnTicket', 'downOnTicket']],
  ['accent', ['onAccent']],
];

/** Every pair the product draws. */
export const pairs: readonly ContrastPair[] = drawn.flatMap(([on, texts, lines = []]) => [
  ...texts.map((use) => ({ on, use, atLeast: 4.5 }) as const),
  ...lines.map((use) => ({ on, use, atLeast: 3 }) as const),
]);
