import type { Page } from '@playwright/test';
import { outOfSight } from '../.storybook/checks/redraw';
import { aceViolationsOn } from './ace';
import { violationsOn } from './axe';
import { brokenWords, windowWidths } from './brokenWords';
import { faintWords } from './contrast';
import { coveredWords } from './coveredWords';
import { linesAtTheEdge } from './edge';
import { expect, paintNothing, test, wrongIn } from './fixtures';
import { paths } from './paths';
import { raiseSpacing } from './raiseSpacing';
import { targetWidths, wrongTargets } from './targets';

/**
 * In the page, faults that axe does not report: lists that Safari does not announce as lists, and
 * controls outside all landmarks (WCAG 1.3.1).
 */
function unheard(): string[] {
  const lists = [...document.querySelectorAll('ul:not([role]), ol:not([role])')]
    .filter((list) => !list.closest('nav'))
    .filter(({ firstElementChild: item }) => item && getComputedStyle(item).display !== 'list-item')
    .map((list) => `no list: ${list.textContent!.slice(0, 40)}`);
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input')]
    .filter((control) => !control.closest('header, nav, main, footer, aside, [role=region]'))
    .filter((control) => control.getAttribute('href') !== '#main')
    .map((control) => `in no landmark: ${control.innerText || control.ariaLabel}`);
  return [...lists, ...controls];
}

/** In the page: the header's controls that something covers in the middle or near a corner. */
const buriedControls = () =>
  [...document.querySelectorAll('header :is(a, button)')].flatMap((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const hits = [[0.5, 0.5], ...[0.2, 0.8].flatMap((x) => [0.2, 0.8].map((y) => [x, y]))].map(
      ([x = 0, y = 0]) => document.elementFromPoint(left + x * width, top + y * height),
    );
    const over = width * height > 0 && hits.find((hit) => hit && !control.contains(hit));
    return over ? [`${over.tagName} over ${control.textContent || control.ariaLabel}`] : [];
  });

/** A page that is looked at, and what is wrong with it, by where that was found. */
const looking = (page: Page) => ({
  page,
  found: {} as Record<string, unknown[]>,
  inWindow: (width: number, height = 800) => page.setViewportSize({ width, height }),
});
type Looking = ReturnType<typeof looking>;

/** Begins in the dark scheme and ends in the light one, both in a window of 360 px. */
async function rulesAndEdges({ page, found, inWindow }: Looking) {
  const look = async (where: string, rules: string[]) => {
    found[where] = (await violationsOn(page, rules)).map(({ text }) => text);
  };
  await look('axe, dark, 360', []);
  found['Equal Access, dark, 360'] = await aceViolationsOn(page);
  await inWindow(1280);
  await look('axe, dark, 1280', []);
  found['Equal Access, dark, 1280'] = await aceViolationsOn(page);
  found.unheard = await page.evaluate(unheard);
  const lines = await page.evaluate(linesAtTheEdge);
  expect(lines.length).toBeGreaterThan(0);
  found["more than 2 px from the page's edge"] = lines.filter(({ off }) => Math.abs(off) > 2);
  // Only the rule on contrast can find something else in the other scheme.
  await page.emulateMedia({ colorScheme: 'light' });
  await look('axe, light, 1280', ['color-contrast']);
  await inWindow(360);
  await look('axe, light, 360', ['color-contrast']);
}

/**
 * People who ask for more contrast get 7:1 (WCAG 1.4.6). Here it is about what lies behind the words,
 * in each scheme and in each window once: src/tokens/color.test.ts has the colours of both schemes.
 * The footer is looked at on the home page, and on /blog, where it stands on paper.
 */
async function moreContrast({ page, found, inWindow }: Looking, path: string) {
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    await inWindow(width);
    const where = `less than 7:1, more contrast, ${colorScheme}, ${width}`;
    found[where] = await faintWords(page, ['/', '/blog'].includes(path) ? 'body' : 'main');
  }
  await page.emulateMedia({ contrast: 'no-preference' });
}

async function linesAndTargets({ page, found, inWindow }: Looking, path: string) {
  for (const width of new Set([...windowWidths, ...targetWidths])) {
    await inWindow(width);
    found[`words broken in two, ${width} px`] = await page.evaluate(brokenWords, 0.5);
    const where = `${path}, ${width} px`;
    if (targetWidths.includes(width)) found[`targets, ${where}`] = await wrongTargets(page, where);
  }
  // A phone and a desk larger than those that the pages were drawn for.
  for (const width of [480, 2560]) {
    await inWindow(width, 6000);
    found[`words under a picture, ${width} px`] = await page.evaluate(coveredWords);
  }
  // In such a window the header scrolls away with the page.
  for (const [width, height] of [
    [568, 320],
    [640, 360],
    [800, 360],
    [1280, 360],
  ] as const) {
    await inWindow(width, height);
    // The chat's button comes to its new place when the window has been at rest for a moment.
    const where = `over the header's controls, ${width}x${height}`;
    await expect.poll(() => page.evaluate(buriedControls), where).toEqual([]);
    found[`title higher than the window, ${width}x${height}`] = await page.evaluate(() =>
      document.querySelector('h1')!.offsetHeight < innerHeight ? [] : ['h1'],
    );
  }
}

/** What is masked may be left out on paper, where there is nothing to press but links. */
async function onPaper({ page, found, inWindow }: Looking) {
  await inWindow(718, 1047);
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  found['words behind a mask on paper'] = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.innerText?.trim() && element.checkVisibility())
      .filter((element) => getComputedStyle(element).maskImage !== 'none')
      .map((element) => element.innerText),
  );
  // It would lie on what a scrolled page shows below it.
  found['stays in the window on paper'] = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
      .filter((element) => element.innerText?.trim() && element.checkVisibility())
      .map((element) => element.innerText),
  );
  // A page that is printed at once would be half drawn. What follows the scroll stays where it is.
  found['moves on paper'] = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className),
  );
  const buttons = page.getByRole('button').filter({ visible: true });
  found['buttons on paper'] = await buttons.allTextContents();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
}

/** In a page that reads right to left: texts of one line that no longer begin with their figures. */
function turnedFigures() {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { data } = texts.currentNode as Text;
    if (!/^[\d(].*\w$/.test(data)) continue;
    const [first, last] = [0, data.length - 1].map((at) => {
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + 1);
      return range.getBoundingClientRect();
    });
    if (first!.top === last!.top && first!.left > last!.left) found.push(data);
  }
  return found;
}

/** The last check: the page stays with raised spacing, and right to left. */
async function reflow({ page, found, inWindow }: Looking) {
  const look = async (width: number, how: string) => {
    await inWindow(width);
    found[`${width} px, ${how}`] = await page.evaluate(outOfSight, 'body');
  };
  await look(320, 'as it is (WCAG 1.4.10)');
  const devtools = await page.context().newCDPSession(page);
  const setText = async (px: number) => {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: 13 } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${px}px`);
  };
  // Large phones, whose layout is still that of the usual text.
  for (const [px, width] of [
    [20, 360],
    [24, 440],
  ] as const) {
    await setText(px);
    await inWindow(width);
    found[`words broken in two, text of ${px} px`] = await page.evaluate(brokenWords, 0.5);
  }
  await setText(32);
  for (const width of [320, 390, 430, 768]) {
    await look(width, 'twice the text (WCAG 1.4.4)');
    found[`words broken in two, twice the text, ${width} px`] = await page.evaluate(
      brokenWords,
      0.5,
    );
  }
  await raiseSpacing(page);
  for (const width of [320, 390, 430, 768])
    await look(width, 'twice the text, raised spacing (WCAG 1.4.12)');
  await setText(16);
  await look(320, 'raised spacing (WCAG 1.4.12)');
  await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
  await look(320, 'raised spacing, right to left');
  found['figures after their words, right to left'] = await page.evaluate(turnedFigures);
}

for (const path of paths)
  // The page is loaded once for all these checks, because changes of size and colour do not need a
  // new load.
  test(`${path} is silent under axe and Equal Access, begins its lines at the edge, has targets of 44 px, reflows, and takes twice the text`, async ({
    page,
  }) => {
    test.slow();
    const look = looking(page);
    // With motion, a disc would move to its new place for a while after the window changes.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await look.inWindow(360);
    await page.goto(path);
    // A key has all of the page laid out (firstPage.ts): Equal Access finds no name in what is not.
    await page.keyboard.press('Shift');
    await expect(page.locator('[data-first-page]')).toHaveCount(0);
    await test.step('rules, and lines at the edge', () => rulesAndEdges(look));
    await test.step('more contrast', () => moreContrast(look, path));
    // All that follows reads boxes only.
    await paintNothing(page);
    await test.step('broken words, targets, and buried controls', () =>
      linesAndTargets(look, path));
    await test.step('paper', () => onPaper(look));
    await test.step('reflow', () => reflow(look));
    expect(wrongIn(look.found)).toEqual({});
  });
