import type { Page } from '@playwright/test';

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
  const devtools = await page.context().newCDPSession(page);
  const shoot = async (styles: string) => {
    await page.evaluate((styles) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    }, styles);
    const { cssContentSize: size } = await devtools.send('Page.getLayoutMetrics');
    const { data } = await devtools.send('Page.captureScreenshot', {
      clip: { ...size, scale: 1 },
      captureBeyondViewport: true,
      optimizeForSpeed: true,
    });
    return data;
  };
  const words = await page.evaluate(compare, [
    await shoot(all),
    await shoot(withoutWords),
  ] as const);
  await page.evaluate(() => document.adoptedStyleSheets.splice(-2));
  await devtools.detach();
  return words;
}

/** In the page. */
async function compare([seen, unseen]: readonly [string, string]): Promise<string[]> {
  type Rgb = [number, number, number];
  const read = async (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.drawImage(image, 0, 0);
    return context;
  };
  const [withWords, without] = [await read(seen), await read(unseen)];
  const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  const rgbOf = (color: string): Rgb => {
    paint.fillStyle = color;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data.slice(0, 3)] as Rgb;
  };
  const luminance = (rgb: Rgb) => {
    const [r = 0, g = 0, b = 0] = rgb.map((value) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratioOf = (one: Rgb, other: Rgb) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  const apart = (one: Rgb, other: Rgb) =>
    one.reduce((sum, value, channel) => sum + Math.abs(value - other[channel]!), 0);

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
    const pixels: { change: number; behind: Rgb }[] = [];
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width < 2 || height < 2) continue;
      const box = [
        Math.floor(left + scrollX),
        Math.floor(top + scrollY),
        Math.ceil(width),
        Math.ceil(height),
      ] as const;
      const [a, b] = [withWords.getImageData(...box).data, without.getImageData(...box).data];
      for (let i = 0; i < a.length; i += 4) {
        const behind = [b[i]!, b[i + 1]!, b[i + 2]!] as Rgb;
        const here: Rgb = [a[i]!, a[i + 1]!, a[i + 2]!];
        const change = apart(here, behind);
        // Elsewhere the change is that of other words, which lie above these.
        if (change > 30 && apart(here, color) < apart(behind, color))
          pixels.push({ change, behind });
      }
    }
    if (!pixels.length) continue;
    // The middle of the strokes, where the letters cover most.
    const most = pixels.reduce((so, { change }) => Math.max(so, change), 0);
    const ratios = pixels
      .filter(({ change }) => change > most * 0.6)
      .map(({ behind }) => ({ behind, ratio: ratioOf(color, behind) }))
      .sort((one, other) => one.ratio - other.ratio);
    // A pixel here and there belongs to an edge.
    const worst = ratios[Math.floor(ratios.length * 0.05)]!;
    if (worst.ratio < (isLarge ? 4.5 : 7))
      faint.push(`"${text}", ${style.color} on rgb(${worst.behind}): ${worst.ratio.toFixed(2)}`);
  }
  return faint;
}
