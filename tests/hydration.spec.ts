import type { Page } from '@playwright/test';
import { classesOf } from '../src/host/hydration/classesOf';
import { expect, hold, test } from './fixtures';
import { paths } from './paths';

/**
 * The visible elements with their tag, place and size in whole pixels. What a sprite of prints draws
 * is left out, because it comes with the sprite.
 */
const layout = async (page: Page) => {
  // Until then all words are in stand-ins (whenShown.ts).
  await page.waitForFunction(() => !document.querySelector('link[media^=print]'));
  return page.evaluate(async () => {
    await document.fonts.ready;
    // What is far from the window has its size only when it is laid out, and so have photos that
    // wait (firstPage.spec.ts, unscrolled.spec.ts).
    for (const mark of ['data-first-page', 'data-unscrolled'])
      document.documentElement.removeAttribute(mark);
    // The price line that draws itself comes in from the side.
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline) animation.finish();
    return [...document.querySelectorAll(':is(header, main, footer) :not(use)')].flatMap(
      (element) => {
        // A record's label comes with the script, and lies over what is there.
        if (element.closest('svg[viewBox="0 0 200 200"]')) return [];
        const { x, y, width, height } = element.getBoundingClientRect();
        if (width * height === 0) return [];
        const words = element.childElementCount ? '' : (element.textContent ?? '').slice(0, 30);
        return [`${element.tagName} ${words} ${[x, y, width, height].map(Math.round).join(' ')}`];
      },
    );
  });
};

/**
 * In the page: whether React has the menu of large windows, which it leaves as the server sent it
 * where it is not shown.
 */
const isMenuTaken = () =>
  Object.keys(document.querySelector('header nav button')!).some((key) =>
    key.startsWith('__react'),
  );

/** In the page: has React hydrate all lists and boards, as a pointer on them would. True once it has. */
function takeLists() {
  const isTaken = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'));
  const waiting = [...document.querySelectorAll('main li, main [role=row]')].filter(
    (part) => !isTaken(part),
  );
  for (const part of waiting) part.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return !waiting.length;
}

/**
 * In the page: the tags that describe it, without Helmet's mark, once Helmet, which waits for a
 * frame, is done. A list of files is left out, because it goes when they are fetched.
 */
async function headTags() {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const tags = 'title, meta:not([name=later]), link[rel=canonical]';
  return Array.from(document.head.querySelectorAll(tags), (tag) =>
    tag.outerHTML.replace(' data-react-helmet="true"', ''),
  ).sort();
}

/** In the page, before its scripts: marks each style tag of the server's that is moved. */
function markMovedStyles() {
  window.addEventListener('DOMContentLoaded', () => {
    const sent = [...document.querySelectorAll('style')];
    new MutationObserver((changes) => {
      const gone = changes.flatMap(({ removedNodes }) => [...removedNodes]);
      for (const style of sent) if (gone.includes(style)) style.dataset.moved = '';
    }).observe(document, { childList: true, subtree: true });
  });
}

/** In the page: the rules that React has added although the server had sent or named them. */
function rulesSentTwice() {
  const [tag, ...others] = document.querySelectorAll('style');
  const text = ({ cssText }: CSSRule) => cssText;
  const known = Array.from(tag!.sheet!.cssRules, text);
  const added = document.adoptedStyleSheets.flatMap(({ cssRules }) => Array.from(cssRules, text));
  // A new rule in the server's tag, which has @font-face rules, has the whole page laid out again.
  const sent = new CSSStyleSheet();
  sent.replaceSync(tag!.textContent!);
  const late = tag!.sheet!.cssRules.length - sent.cssRules.length;
  const lateSheet = document.querySelector<HTMLLinkElement>('link[href*="/late-"]')!.sheet!;
  const [named] = lateSheet.cssRules as unknown as CSSStyleRule[];
  const names = named!.selectorText.split(', ');
  if (names.length < 10) throw new Error(`The late sheet names only ${names}`);
  const isNamed = (rule: string) => names.some((name) => rule.includes(name));
  return [
    ...added.filter((rule) => known.includes(rule) || isNamed(rule)),
    ...others,
    ...(late ? [late] : []),
  ];
}

test('a phone does not hydrate the menu of large windows, which works once its window is large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  expect(await page.evaluate(isMenuTaken)).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForFunction(isMenuTaken);
  await page.getByRole('button', { name: 'Categories' }).click();
  const links = page.getByRole('navigation', { name: 'Main' }).locator('li li').getByRole('link');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) await expect(link.locator('svg')).toBeVisible();
});

test('no element of any page has a style that a late sheet names although it does not hold it', async ({
  request,
}) => {
  const classes = new Set<string>();
  const copied = new Set<string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    for (const name of classesOf(html)) classes.add(name);
    const css = await (await request.get(/\/late-[^"]+/.exec(html)![0])).text();
    const [first, ...rest] = css.split('\n');
    const held = new Set(rest.join().match(/w-\w+/g));
    for (const name of first!.match(/w-\w+/g)!) if (!held.has(name)) copied.add(name);
  }
  expect(classes.size).toBeGreaterThan(100);
  expect(copied.size).toBeGreaterThan(10);
  expect([...copied].filter((name) => classes.has(name))).toEqual([]);
});

const widths = [768, 1280, 360];

// React renders the same in every window, except the header's menu, which all pages share. So each
// page is loaded and measured in one of these windows, and home is measured in all.
async function expectQuietStart(page: Page, path: string, own: number) {
  const inWindow = (width: number) => page.setViewportSize({ width, height: 800 });
  // The scripts come late. Scripting is not switched off, because that has styles of its own.
  const release = await hold(page, /\.js$/);
  await inWindow(own);
  const read = page.waitForEvent('domcontentloaded');
  const opened = page.goto(path);
  await read;
  const others = path === '/' ? widths.filter((width) => width !== own) : [];
  const ownLast = [...others, own];
  const sent = new Map<number, string[]>();
  for (const width of ownLast) {
    await inWindow(width);
    sent.set(width, await layout(page));
    expect(sent.get(width)!.length, path).toBeGreaterThan(50);
  }
  const sentHead = await page.evaluate(headTags);
  release();
  const html = await (await opened)!.text();
  expect(html.match(/<style data-emotion/g), path).toHaveLength(1);
  expect(html.indexOf('<body'), path).toBeGreaterThan(html.lastIndexOf('<style'));
  await page.waitForFunction(takeLists);
  for (const width of ownLast.toReversed()) {
    await inWindow(width);
    if (width >= 1024) await page.waitForFunction(isMenuTaken);
    expect(await layout(page), `${path}, ${width} px, loaded at ${own} px`).toEqual(
      sent.get(width),
    );
  }
  // A tag that moves makes the browser lay out the whole page again.
  await expect(page.locator('style[data-moved]'), path).toHaveCount(0);
  expect(await page.evaluate(rulesSentTwice), path).toEqual([]);
  // A tag that Helmet does not take for its own would be there twice.
  expect(await page.evaluate(headTags), path).toEqual(sentHead);
  await page.unrouteAll({ behavior: 'wait' });
}

// Two tests, one for each worker, because a page of its own would cost each path half a second more.
for (const some of [0, 1].map((half) => paths.filter((_, index) => index % 2 === half)))
  test(`React takes over ${some.join(', ')} without moving anything: the server's HTML is laid out as the page, its styles stay where they are, and its head says the same`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(markMovedStyles);
    for (const path of some) {
      const own = widths[paths.indexOf(path) % widths.length]!;
      await expectQuietStart(page, path, own);
    }
  });
