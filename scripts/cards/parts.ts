import type { Drawing, ItemPrint } from '../../src/content/types';
import { font } from '../../src/theme/variables';
import { color } from '../../src/tokens/color';
import { markSvg } from '../../src/tokens/mark';

/** The colours of cards: those of the dark scheme, and what is printed on paper. */
export const inks = {
  dark: color.ground.dark,
  surface: color.surface.dark,
  muted: color.muted.dark,
  line: color.line.dark,
  up: color.up.dark,
  down: color.down.dark,
  paper: color.text.dark,
  soot: color.text.light,
  accent: color.accent.dark,
};

export interface CardDrawing {
  ground: string;
  /** What the card shows, for those who hear it. */
  words: string;
  /** Its HTML. Places and sizes are in px of the card, which is 1200 by 630. */
  inner: string;
}

export const box = (style: string, inner = '') =>
  `<div style="position:absolute;${style}">${inner}</div>`;

/** From one side of the card to the other. */
export const band = (style: string) => box(`left:0;right:0;${style}`);

/** Words in the poster cut. */
export const poster = (words: string, size: number, style: string) =>
  box(
    `font:800 ${size}px/.82 ${font.poster};letter-spacing:-.015em;white-space:nowrap;text-rendering:geometricPrecision;${style}`,
    words,
  );

/** Words in the head's cut. */
export const note = (words: string, size: number, style: string) =>
  box(`font:700 ${size}px/1.1 ${font.head};letter-spacing:-.015em;${style}`, words);

/** The mark and the shop's name, top left on each card. */
export const brand = (ink: string, ground: string, top = 44) =>
  box(
    `left:56px;top:${top}px;display:flex;align-items:center;gap:14px;color:${ink};font:800 38px/1 ${font.head};letter-spacing:-.03em;z-index:9`,
    `${markSvg({ record: ink, label: inks.accent, line: ground }, ' width="46" height="46"')}Waxline`,
  );

interface Printing {
  style: string;
  /** As in `preserveAspectRatio`. Given, the drawing fills its box, on the ink of its ground. */
  fill?: string;
  /** How thick its lines are, in px. */
  thick?: number;
}

/** The print of an item. Its lines grow with neither the card nor the drawing. */
export function print(
  { href, large = href, box, inks }: Drawing & Partial<ItemPrint>,
  { style, fill, thick = 2.6 }: Printing,
) {
  const own = Object.entries(inks ?? {}).map(([name, value]) => `--wx-ink-${name}:${value};`);
  const ground = fill ? `background:${inks?.ground};overflow:hidden;` : 'overflow:visible;';
  return (
    `<svg viewBox="0 0 ${box.join(' ')}" preserveAspectRatio="${fill ?? 'xMidYMid'}" ` +
    `style="position:absolute;isolation:isolate;--wx-print-line:${thick}px;${own.join('')}${ground}${style}">` +
    `<use href="${large}"/></svg>`
  );
}

/** A part of the page itself, which the browser puts in: the first that the selector finds. */
export const take = (selector: string, style: string, own = '') =>
  `<div data-take='${selector}' data-own="${own}" style="position:absolute;${style}"></div>`;
