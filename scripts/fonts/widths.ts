import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { siteMap } from '../../src/routes/site/siteMap';
import { faces, systemFonts, type Face } from '../../src/tokens/faces';

/**
 * The texts of pages by family and weight, each with its size in px. The size counts, because a
 * wide difference in large text moves more.
 */
type Texts = Record<string, Record<string, number>>;

/**
 * In the page: its texts by family and weight, such as "Instrument Sans 400". Of the poster cut only titles: they run
 * from edge to edge, and one that wraps moves the page.
 */
async function textsByFont(poster: string) {
  await document.fonts.ready;
  const texts: Texts = {};
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent!.trim();
    const element = walker.currentNode.parentElement!;
    // Texts of digits only are left out: they stand alone and never wrap.
    if (!/[a-z]/i.test(text) || !element.checkVisibility()) continue;
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
    const family = fontFamily.split(',')[0]!.replace(/"/g, '');
    if (family === poster && !element.closest('h1')) continue;
    (texts[`${family} ${fontWeight}`] ??= {})[text] = parseFloat(fontSize);
  }
  return texts;
}

/** In the page: the width of all texts together in a font, such as "700 1px Roboto". */
function widthOf({ texts, font }: { texts: Texts[string]; font: string }) {
  const line = document.body.appendChild(document.createElement('p'));
  line.style.cssText = `font:${font};font-variant-numeric:tabular-nums;letter-spacing:0;word-spacing:0;white-space:nowrap;position:absolute`;
  const width = Object.entries(texts).reduce((sum, [text, size]) => {
    line.style.fontSize = `${size}px`;
    line.textContent = text;
    return sum + line.getBoundingClientRect().width;
  }, 0);
  line.remove();
  return width;
}

/** In the page: loads a font under a name. */
async function loadFont({ name, data }: { name: string; data: string }) {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  // A variable font has all weights; a font of a single weight is drawn as it is.
  document.fonts.add(await new FontFace(name, bytes, { weight: '1 1000' }).load());
}

async function collectTexts(page: Page) {
  const all: Texts = {};
  for (const { path } of Object.values(siteMap).filter((place) => place !== siteMap.notFound)) {
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(textsByFont, faces.poster.family);
      for (const [font, texts] of Object.entries(found)) all[font] = { ...all[font], ...texts };
    }
  }
  return all;
}

const weightOf = { regular: 400, medium: 500, bold: 700 };

/**
 * Measures how much wider our faces are than each font of systemFonts.json, on the words of the
 * built site: by system, then by face and weights, to a thousandth. `page` needs the site as its
 * base, and must ignore its content policy, because fonts are passed as data.
 */
export async function measureWidths(page: Page) {
  const texts = await collectTexts(page);
  const widths: Record<string, Record<string, number>> = {};
  for (const { name, files } of systemFonts) {
    for (const [cut, file] of Object.entries(files)) {
      const data = readFileSync(require.resolve(file)).toString('base64');
      await page.evaluate(loadFont, { name: `${name} ${cut}`, data });
    }
    widths[name] = {};
    for (const [voice, { family, standIns }] of Object.entries<Face>(faces))
      for (const { weights, cut } of standIns) {
        const weight = weights.split(' ')[0]!;
        const theirCut = cut in files ? cut : 'regular';
        const wide = (font: string) =>
          page.evaluate(widthOf, { texts: texts[`${family} ${weight}`]!, font });
        const ours = await wide(`${weight} 1px "${family}"`);
        const theirs = await wide(`${weightOf[theirCut]} 1px "${name} ${theirCut}"`);
        widths[name][`${voice} ${weights}`] = Number((ours / theirs).toFixed(3));
      }
  }
  return widths;
}
