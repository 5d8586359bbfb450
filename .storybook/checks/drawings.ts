import type { Page } from 'playwright-core';
import { capture, pixelsOf, type Pixels } from './screenshot.ts';

/**
 * The selectors of all drawings, by kind. If several match an element, the first counts. No
 * attribute marks a drawing, since that would cost a page 40 bytes of its first flight: each svg
 * and each img is one, and so is an empty element that is hidden from screen readers, because only
 * styles draw it.
 */
const kinds = {
  photo: 'img',
  styled: 'div[aria-hidden="true"]:empty',
  stars: '[role="img"][aria-label$=" stars"]',
  arrow: 'span[data-trend]',
  brand: 'svg:has(> use[href*="/prints/brands."])',
  print: 'svg:has(> use[href*="/prints/"])',
  cover: 'svg[data-pattern]:has(> path)',
  line: 'svg[data-trend]',
  wave: 'svg[viewBox="3 0 634 60"]',
  icon: 'svg[viewBox="0 0 24 24"]',
  // The shop's mark, cables.
  mark: 'svg:not([data-pattern]):has(> :not(defs))',
};
type Kind = keyof typeof kinds;

/** The number of drawings of each kind that are in sight. */
export type Counts = Partial<Record<Kind, number>>;

/** Leaves out the kinds of which there are none. */
export const countsOf = (numberOf: (kind: Kind) => number): Counts =>
  Object.fromEntries(
    (Object.keys(kinds) as Kind[])
      .map((kind) => [kind, numberOf(kind)] as const)
      .filter(([, number]) => number),
  );

interface Art {
  kind: Kind;
  /** What the drawing belongs to, for the message of a failure. */
  where: string;
  /** The part of it that is in sight, in px of the page. */
  box: { x: number; y: number; width: number; height: number };
  inWindow: boolean;
  /** True when something lies over its middle, such as an open panel. */
  isCovered: boolean;
}

/** In the page: the style sheet that `lookAtArt` uses, one for each document. */
type Looked = typeof window & { isolation?: CSSStyleSheet };

/**
 * In the page: hides everything but drawings and their backgrounds. Otherwise a tag or a price that
 * lies over a lost drawing would be taken for the drawing.
 * @returns every drawing that is in sight, however far down, and its box within all that cuts it
 * off
 */
function isolateArt([kinds, beyond]: [Record<Kind, string>, boolean]): Art[] {
  // A :has() may not contain another one.
  const art = ':is(svg, img, div[aria-hidden="true"]:empty, [role="img"], span[data-trend])';
  // Without "html" the rule would also match copies made by <use>, which have no ancestors.
  const sheet = ((window as Looked).isolation ??= new CSSStyleSheet());
  sheet.replaceSync(`
    * { ${beyond ? 'content-visibility: visible !important;' : ''} transition: none !important;
        text-decoration: none !important; -webkit-text-fill-color: transparent !important }
    html :not(:has(${art}), ${art}, ${art} *) { visibility: hidden !important }`);
  document.adoptedStyleSheets.push(sheet);

  const found: Art[] = [];
  for (const element of document.querySelectorAll(Object.values(kinds).join())) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const kind = (Object.keys(kinds) as Kind[]).find((one) => element.matches(kinds[one]))!;
    let { left, right, top, bottom } = element.getBoundingClientRect();
    [left, right] = [Math.max(left, 0), Math.min(right, document.documentElement.clientWidth)];
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const edge = box.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    // An arrow stands before its words, which are not to count.
    if (kind === 'arrow') right = Math.min(right, left + bottom - top);
    if (right - left < 4 || bottom - top < 4 || top + scrollY < 0) continue;
    const box = { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top };
    const inWindow = top >= 0 && bottom <= innerHeight;
    const over = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    over.splice(over.findIndex((one) => one.contains(element) || element.contains(one)));
    const isCovered = over.some((one) => !/, 0\)$/.test(getComputedStyle(one).backgroundColor));
    const near = element.closest('article, li, tr, section, header, footer, a, button');
    found.push({
      kind,
      box,
      inWindow,
      isCovered,
      where: (near?.textContent ?? '').trim().slice(0, 30),
    });
  }
  return found;
}

/** In the page: shows again what `isolateArt` hid. */
function showAll() {
  const { isolation } = window as Looked;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== isolation);
}

/**
 * Two colours count as different when red, green or blue differs by more than this. Smoothed edges
 * differ by less.
 */
const noise = 16;

const colorAt = ({ data, width }: Pixels, row: number, column: number) => {
  const at = (row * width + column) * 4;
  return (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
};

/**
 * The share of a box's pixels that do not have its commonest colour. The edge does not count,
 * because its surroundings show there.
 */
export function drawnShare(png: Pixels, { x, y, width, height }: Art['box']): number {
  const inset = Math.min(width, height) / 10;
  const right = Math.min(png.width, Math.floor(x + width - inset));
  const bottom = Math.min(png.height, Math.floor(y + height - inset));
  const often = new Map<number, number>();
  let all = 0;
  for (let row = Math.ceil(y + inset); row < bottom; row++)
    for (let column = Math.ceil(x + inset); column < right;) {
      const first = column;
      const pixel = colorAt(png, row, column);
      // Neighbours of one colour are counted together, because most are.
      do column++;
      while (column < right && colorAt(png, row, column) === pixel);
      often.set(pixel, (often.get(pixel) ?? 0) + column - first);
      all += column - first;
    }
  let [ground, most] = [0, 0];
  for (const [pixel, times] of often) if (times > most) [ground, most] = [pixel, times];
  const channel = (pixel: number, shift: number) => (pixel >> shift) & 255;
  let drawn = 0;
  for (const [pixel, times] of often)
    if ([16, 8, 0].some((s) => Math.abs(channel(pixel, s) - channel(ground, s)) > noise))
      drawn += times;
  return all ? drawn / all : 1;
}

/** The drawings that are not painted: their box holds a single colour. */
async function blankOf(page: Page, arts: Art[], beyond: boolean): Promise<string[]> {
  const boxes = arts.map(({ box }) => box);
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)));
  const picture = await capture(page, {
    clip: { x, y, width: right - x, height: bottom - y },
    captureBeyondViewport: beyond,
  });
  const png = await pixelsOf(picture);
  return arts
    .filter(({ box }) => drawnShare(png, { ...box, x: box.x - x, y: box.y - y }) < 0.02)
    .map(
      ({ kind, where, box }) =>
        `not painted: ${kind} of "${where}", at ${Object.values(box).map(Math.round)}`,
    );
}

/**
 * Looks at the pixels of a page's drawings.
 * @param beyond also looks at drawings outside the window. The browser enlarges the window for
 * that, so do not use it for a story that depends on its own window
 * @returns how many drawings of each kind there are, and which are not painted
 */
export async function lookAtArt(page: Page, beyond = false) {
  const find = () => page.evaluate(isolateArt, [kinds, beyond] as [typeof kinds, boolean]);
  let arts = await find();
  const counts = countsOf((kind) => arts.filter((art) => art.kind === kind).length);
  let blank: string[] = [];
  // No event tells when a sprite of drawings has loaded, nor when the chat's button has made way, so
  // blank drawings get two seconds to appear.
  for (let tries = 0; tries < 8; tries++) {
    const seen = arts.filter(({ inWindow, isCovered }) => !isCovered && (beyond || inWindow));
    blank = seen.length ? await blankOf(page, seen, beyond) : [];
    if (!blank.length) break;
    await new Promise((done) => setTimeout(done, 250));
    arts = await find();
  }
  await page.evaluate(showAll);
  return { counts, blank };
}
