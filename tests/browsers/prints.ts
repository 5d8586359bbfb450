import sharp from 'sharp';
import { pixelsOf } from '../../.storybook/checks/screenshot';

/** The drawings of a page that come from a file of prints. */
export const prints = `main svg:has(> use[href^="/prints/"])`;

/** A drawing on a page. Works of art and marks have no inks of an item. */
export interface Drawing {
  href: string;
  shown: boolean;
  inks: string[];
}

/**
 * In the page: hides everything but the drawings, their backgrounds and their masks, and lists the
 * drawings.
 */
export const bare = (all: string): Drawing[] => {
  // The content policy would refuse a style tag.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`body * { visibility: hidden !important; transition: none !important }
    ${all}, ${all} *, body > svg * { visibility: visible !important }`);
  document.adoptedStyleSheets.push(sheet);
  return [...document.querySelectorAll(all)].map((svg) => {
    const inks = ['body', 'key'].map((name) =>
      getComputedStyle(svg).getPropertyValue(`--wx-ink-${name}`).trim(),
    );
    return {
      href: svg.firstElementChild!.getAttribute('href')!,
      shown: svg.getBoundingClientRect().width > 0,
      inks: inks.filter((ink) => /^#\w{6}$/.test(ink)),
    };
  });
};

/** In the page: scrolls to a drawing, and returns its place in the window. */
export const standAt = ([all, index]: readonly [string, number]) => {
  const svg = document.querySelectorAll(all)[index]!;
  svg.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = svg.getBoundingClientRect();
  return { left, top, width, height };
};

export async function cut(picture: Buffer, part: ReturnType<typeof standAt>): Promise<Buffer> {
  const all = await sharp(picture).metadata();
  const [left, top] = [Math.ceil(Math.max(0, part.left)), Math.ceil(Math.max(0, part.top))];
  const right = Math.floor(Math.min(all.width, part.left + part.width));
  const bottom = Math.floor(Math.min(all.height, part.top + part.height));
  const piece = { left, top, width: right - left, height: bottom - top };
  return sharp(picture).extract(piece).png().toBuffer();
}

/**
 * What is missing in a picture of a drawing: an ink that covers less than a fiftieth of it, or the
 * whole drawing. If an engine does not draw a file of prints, only the background shows.
 */
export async function missing(picture: Buffer, { href, inks }: Drawing): Promise<string[]> {
  const { data } = await pixelsOf(picture);
  const share = (wanted: number[]) => {
    let found = 0;
    for (let at = 0; at < data.length; at += 4)
      if (wanted.every((value, index) => Math.abs(data[at + index]! - value) <= 8)) found += 1;
    return found / (data.length / 4);
  };
  const rgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const faint = inks.filter((ink) => share(rgb(ink)) < 0.02);
  const isFlat = share([...data.subarray(0, 3)]) > 0.99;
  return [...faint.map((ink) => `${href} without ${ink}`), ...(isFlat ? [`${href} is empty`] : [])];
}
