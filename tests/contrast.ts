import type { Page } from '@playwright/test';
import { capture, pixelsOf, type Pixels } from '../.storybook/checks/screenshot';
import { linearLight } from '../src/tokens/contrast';

/** Draws also what lies far from the window. */
const all = '* { content-visibility: visible !important }';
const withoutWords =
  '* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }';

interface Words {
  text: string;
  /** Its CSS colour, and what that is in red, green, blue and alpha. */
  color: string;
  rgb: number[];
  isLarge: boolean;
  /** Its lines, in px of the page. */
  lines: { left: number; top: number; right: number; bottom: number }[];
}

/**
 * The words of a page with less contrast than WCAG 1.4.6 asks for, measured on the page's picture,
 * and those that cannot be told from what is behind them.
 * Axe gives up where words lie on a drawing or on a pseudo-element, as many of ours do. Two pictures,
 * with words and without, show where the letters are and what is behind them.
 * @param to the selector of the element with which the picture of the page ends
 */
export async function faintWords(page: Page, to: string): Promise<string[]> {
  const shoot = async (styles: string) => {
    const clip = await page.evaluate(putOn, { styles, to });
    return capture(page, { clip, captureBeyondViewport: true });
  };
  const seen = await shoot(all);
  const words = await page.evaluate(visibleWords);
  const unseen = await shoot(withoutWords);
  await page.evaluate(() => document.adoptedStyleSheets.splice(-2));
  return faintOf(words, await pixelsOf(seen), await pixelsOf(unseen));
}

/** In the page: adds styles, and returns the place of the page down to the end of an element. */
function putOn({ styles, to }: { styles: string; to: string }) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const { bottom } = document.querySelector(to)!.getBoundingClientRect();
  const { scrollWidth: width } = document.documentElement;
  return { x: 0, y: 0, width, height: Math.ceil(bottom + scrollY) };
}

/** In the page: the words that are shown, with colour, size and lines. */
function visibleWords(): Words[] {
  const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const rgbOf = (color: string) => {
    paint.fillStyle = color;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data];
  };
  const found: Words[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node.textContent!.trim();
    const element = node.parentElement!;
    if (!text || element.closest('[aria-hidden="true"], noscript, script, style')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { color, clipPath, fontSize, fontWeight } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    // `hiddenText` and `unseenText` are for screen readers only.
    if (clipPath === 'inset(50%)' || size === 0) continue;
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()]
      .filter(({ width, height }) => width >= 2 && height >= 2)
      .map(({ left, top, width, height }) => {
        const [x, y] = [Math.floor(left + scrollX), Math.floor(top + scrollY)];
        return { left: x, top: y, right: x + Math.ceil(width), bottom: y + Math.ceil(height) };
      });
    found.push({ text, color, rgb: rgbOf(color), isLarge, lines });
  }
  return found;
}

/** For each value of a channel: a table, because a page has millions of pixels. */
const linear = Float64Array.from({ length: 256 }, (_, value) => linearLight(value));

type Channels = ArrayLike<number>;

/** The relative luminance (WCAG) of the pixel whose first channel has this index. */
const luminance = (pixels: Channels, at: number) =>
  0.2126 * linear[pixels[at]!]! +
  0.7152 * linear[pixels[at + 1]!]! +
  0.0722 * linear[pixels[at + 2]!]!;

const apart = (one: Channels, at: number, other: Channels, its: number) =>
  Math.abs(one[at]! - other[its]!) +
  Math.abs(one[at + 1]! - other[its + 1]!) +
  Math.abs(one[at + 2]! - other[its + 2]!);

/** The loop over pixels makes no objects, because a page has millions of them. */
function faintOf(words: Words[], { data: withWords, width, height }: Pixels, unseen: Pixels) {
  const without = unseen.data;
  const faint: string[] = [];
  for (const { text, color, rgb, isLarge, lines } of words) {
    const letters: number[] = [];
    let most = 0;
    for (const { left, top, right, bottom } of lines)
      for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
        for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
          const at = (y * width + x) * 4;
          const change = apart(withWords, at, without, at);
          // Elsewhere the change is that of other words, which lie above these.
          if (change > 30 && apart(withWords, at, rgb, 0) < apart(without, at, rgb, 0)) {
            letters.push(at);
            most = Math.max(most, change);
          }
        }
    if (!letters.length) {
      const isInPicture = lines.some(
        ({ left, top, right }) => top < height && right > 0 && left < width,
      );
      if (isInPicture) faint.push(`"${text}", ${color}: not seen`);
      continue;
    }
    const own = luminance(rgb, 0);
    const ratioOf = (at: number) => {
      const behind = luminance(without, at);
      return (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05);
    };
    // The middle of the strokes, where the letters cover most.
    const ratios = letters
      .filter((at) => apart(withWords, at, without, at) > most * 0.6)
      .map((at) => ({ at, ratio: ratioOf(at) }))
      .sort((one, other) => one.ratio - other.ratio);
    // A pixel here and there belongs to an edge.
    const { at, ratio } = ratios[Math.floor(ratios.length * 0.05)]!;
    if (ratio < (isLarge ? 4.5 : 7)) {
      const behind = [...without.subarray(at, at + 3)];
      faint.push(`"${text}", ${color} on rgb(${behind}): ${ratio.toFixed(2)}`);
    }
  }
  return faint;
}
