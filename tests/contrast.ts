import type { Page } from '@playwright/test';
import { capture } from '../.storybook/checks/capture';

/** What lies outside the window is drawn too. */
const all = '* { content-visibility: visible !important }';
const withoutWords =
  '* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }';

/**
 * The words of a page with less contrast than WCAG 1.4.6 asks for, measured on the page's picture.
 * Axe gives up where words lie on a drawing or on a pseudo-element, as many of ours do. Two pictures,
 * with words and without, show where the letters are and what is behind them.
 */
export async function faintWords(page: Page): Promise<string[]> {
  const shoot = async (styles: string) => {
    const clip = await page.evaluate((styles) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
      const { scrollWidth: width, scrollHeight: height } = document.documentElement;
      return { x: 0, y: 0, width, height };
    }, styles);
    return capture(page, { clip, captureBeyondViewport: true });
  };
  const words = await page.evaluate(compare, [
    await shoot(all),
    await shoot(withoutWords),
  ] as const);
  await page.evaluate(() => document.adoptedStyleSheets.splice(-2));
  return words;
}

/** In the page. Its loop over pixels makes no objects, because a page has millions of them. */
async function compare([seen, unseen]: readonly [string, string]): Promise<string[]> {
  const read = async (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
      willReadFrequently: true,
    })!;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [{ data: withWords, width, height }, { data: without }] = [
    await read(seen),
    await read(unseen),
  ];
  const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const rgbOf = (color: string) => {
    paint.fillStyle = color;
    paint.fillRect(0, 0, 1, 1);
    return paint.getImageData(0, 0, 1, 1).data;
  };
  const linear = Float64Array.from({ length: 256 }, (_, value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  /** Of the pixel whose first channel has this index. */
  const luminance = (pixels: Uint8ClampedArray, at: number) =>
    0.2126 * linear[pixels[at]!]! +
    0.7152 * linear[pixels[at + 1]!]! +
    0.0722 * linear[pixels[at + 2]!]!;
  const apart = (one: Uint8ClampedArray, at: number, other: Uint8ClampedArray, its: number) =>
    Math.abs(one[at]! - other[its]!) +
    Math.abs(one[at + 1]! - other[its + 1]!) +
    Math.abs(one[at + 2]! - other[its + 2]!);

  const faint: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node.textContent!.trim();
    const element = node.parentElement!;
    if (!text || element.closest('[aria-hidden="true"], noscript, script, style')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const color = rgbOf(style.color);
    range.selectNodeContents(node);
    const letters: number[] = [];
    let most = 0;
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const [left, top] = [Math.floor(box.left + scrollX), Math.floor(box.top + scrollY)];
      const right = Math.min(width, left + Math.ceil(box.width));
      const bottom = Math.min(height, top + Math.ceil(box.height));
      for (let y = Math.max(0, top); y < bottom; y++)
        for (let x = Math.max(0, left); x < right; x++) {
          const at = (y * width + x) * 4;
          const change = apart(withWords, at, without, at);
          // Elsewhere the change is that of other words, which lie above these.
          if (change > 30 && apart(withWords, at, color, 0) < apart(without, at, color, 0)) {
            letters.push(at);
            most = Math.max(most, change);
          }
        }
    }
    if (!letters.length) continue;
    const own = luminance(color, 0);
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
      const behind = without.slice(at, at + 3);
      faint.push(`"${text}", ${style.color} on rgb(${behind}): ${ratio.toFixed(2)}`);
    }
  }
  return faint;
}
