import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { contextOptions } from '../../.storybook/browser.mjs';
import { faultsOf } from '../../.storybook/checks/faults';
import { violationsOn } from '../axe';
import { brokenWords } from '../brokenWords';
import { paintNothing, wrongIn } from '../fixtures';
import { paths } from '../paths';
import { notOurs } from './notOurs';
import { open, test } from './reader';

interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  name: string;
  importPath: string;
}

const { viewport } = contextOptions;
const phone = 390;
/** Widths in which the page's own words are read; the window that it has already comes first. */
const widths = [viewport.width, 320, 768, 1024];
const catalogue = join(__dirname, '..', '..', 'storybook-static');
const index: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(join(catalogue, 'index.json'), 'utf8'),
);

/**
 * Apart from their stories, the pages of components differ in words only. So the light scheme is
 * looked at on the first page of each group, and on every page written as MDX.
 */
const isFirstOfGroup = (title: string) => {
  const [group] = title.split('/');
  return (
    Object.values(index.entries).find(
      ({ type, title }) => type === 'docs' && title.startsWith(`${group}/`),
    )?.title === title
  );
};
const nothing = { found: [], excused: [] };

for (const { id, type, title, name, importPath } of Object.values(index.entries)) {
  if (type !== 'docs') continue;
  test(`${title} › ${name}`, async ({ reader: page }) => {
    const faults = faultsOf(page);
    faults.begin(`${title} › ${name}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(open, id);
    await page.waitForFunction(storiesAreThere);
    await page.evaluate(takeStoriesOut);
    const dark = await look(page);
    const isNew = importPath.endsWith('.mdx') || isFirstOfGroup(title);
    if (isNew) await page.emulateMedia({ colorScheme: 'light' });
    // Only this rule can find something else in the other scheme.
    const light = isNew ? await look(page, ['color-contrast']) : nothing;
    const excused = [...dark.excused, ...light.excused];
    const needless = notOurs
      .filter(({ rule, seenOn }) => seenOn === title && !excused.includes(rule))
      .map(({ rule }) => rule);
    const found: Record<string, string[]> = { dark: dark.found, light: light.found, needless };
    // Nobody looks at the page now, and a window that changes would have all of it painted again.
    await paintNothing(page);
    const narrowTo = async (width: number) => {
      await page.setViewportSize({ ...viewport, width });
      found[`broken, ${width} px`] = await page.evaluate(brokenWords, 0);
      const taken = await page.evaluate(() => document.documentElement.scrollWidth);
      if (taken > width) found[`wider than ${width} px (WCAG 1.4.10)`] = [`${taken} px`];
    };
    // The words of stories are read on the site, in twelve windows and more strictly
    // (everybody.spec.ts): here their frames are narrower than the window that they are laid out for.
    for (const width of widths) await narrowTo(width);
    await page.evaluate(putStoriesBack);
    await narrowTo(phone);
    found.cut = await page.evaluate(cutOff);
    found.unheard = await page.evaluate(misheard);
    await page.setViewportSize(viewport);
    await page.evaluate(() => (document.documentElement.style.opacity = ''));
    expect(wrongIn({ ...found, ...(await faults.end()) })).toEqual({});
  });
}

test('every prop is described', async ({ reader: page }) => {
  const undescribed = await page.evaluate(async () => {
    await __STORYBOOK_PREVIEW__.ready();
    const stories = Object.values(await __STORYBOOK_PREVIEW__.extract());
    const names = stories.flatMap(({ title, argTypes, parameters }) =>
      Object.values(argTypes)
        .filter(({ description }) => !description)
        .map(({ name }) => (parameters.guide ? `${title}: ${name}` : '')),
    );
    const guided = stories.filter(({ parameters }) => parameters.guide).length;
    return { guided, names: [...new Set(names)].filter(Boolean) };
  });
  expect(undescribed).toEqual({ guided: expect.any(Number), names: [] });
  expect(undescribed.guided).toBeGreaterThan(100);
});

test('each row of tests/drawn.json is of a story or a page that is there', () => {
  const rows = Object.keys(JSON.parse(readFileSync(join(__dirname, '..', 'drawn.json'), 'utf8')));
  const places = new Set<string>([...Object.keys(index.entries), ...paths]);
  expect(rows.filter((row) => !places.has(row.replace(/ at \d+ px$/, '')))).toEqual([]);
});

/**
 * In the page: stories and examples that are wider than their frame on a phone, and elements that
 * are wider than the phone.
 */
async function cutOff(): Promise<string[]> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const frames = [document.documentElement, ...document.querySelectorAll('.docs-story')];
  return frames
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map((frame) => {
      const story = frame.querySelector('[id^="story--"]')?.id ?? frame.tagName;
      return `${story}: ${frame.scrollWidth} px in ${frame.clientWidth}`;
    });
}

/** In the page: faults around the stories that only screen readers meet. */
function misheard(): string[] {
  const found: string[] = [];
  const own = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)].filter(
      (element) => !element.parentElement!.closest('.sb-story, .docs-story'),
    );
  if (document.querySelectorAll('main').length !== 1) found.push('it is not one main');
  if (document.querySelector('h1, h2, h3, h4, h5, h6')?.tagName !== 'H1')
    found.push('its title is not its first heading');
  const [citation] = /\((?:docs|src)\/[^)]*\)/.exec(document.body.innerText) ?? [];
  if (citation) found.push(`${citation}: who reads this need not know our papers`);
  let level = 0;
  for (const heading of own('h1, h2, h3, h4, h5, h6')) {
    const next = Number(heading.tagName[1]);
    if (next > level + 1) found.push(`${heading.innerText}: h${next} after h${level}`);
    level = next;
    if (heading.querySelector('[aria-label], [title]'))
      found.push(`${heading.innerText}: more is said than is seen`);
  }
  for (const label of own('p'))
    if (/^Use (it|something else)$/.test(label.innerText))
      found.push(`${label.innerText}: looks like a heading`);
  for (const example of own('[data-verdict].docs-story'))
    if (!/^Do/.test(example.previousElementSibling?.textContent ?? ''))
      found.push('an example is heard before its verdict');
  for (const table of own('table'))
    if (![...table.querySelectorAll('th')].some((head) => head.checkVisibility()))
      found.push('a table without heads');
  for (const swatch of own('li:has([data-scheme])'))
    if (!/dark.+light/s.test(swatch.textContent!)) found.push('a value without its scheme');
  return found;
}

/** In the page: whether every story has been drawn. */
function storiesAreThere() {
  return [...document.querySelectorAll('.sb-story [id$="-inner"]')].every(
    (story) => story.childElementCount > 0,
  );
}

type WithStories = typeof window & { stories?: [place: Element, story: ChildNode[]][] };

/**
 * In the page: takes the stories out of their places, because they have tests of their own. Axe
 * would spend half of its time on them even if it were told to leave them out.
 */
function takeStoriesOut() {
  const places = [...document.querySelectorAll('.sb-story')];
  (window as WithStories).stories = places.map((place) => [place, [...place.childNodes]]);
  for (const place of places) place.replaceChildren();
}

/** In the page: puts back what `takeStoriesOut` took. */
function putStoriesBack() {
  for (const [place, story] of (window as WithStories).stories ?? [])
    place.replaceChildren(...story);
}

/**
 * What axe finds on the page. It looks twice where it finds something: on a busy machine a new
 * scheme reaches Storybook's own parts late.
 */
async function look(page: Page, rules?: string[]) {
  const first = await lookOnce(page, rules);
  return first.found.length > 0 ? lookOnce(page, rules) : first;
}

async function lookOnce(
  page: Page,
  rules: string[] = [],
): Promise<{ found: string[]; excused: string[] }> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    // Storybook's own parts fade from one scheme to the other, so this waits for that.
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    );
  });
  const found: string[] = [];
  const excused: string[] = [];
  for (const { rule, target, text } of await violationsOn(page, rules)) {
    const excuses = notOurs.filter((excuse) => excuse.rule === rule);
    const known = await Promise.all(
      excuses.map(({ selector }) => page.locator(target).and(page.locator(selector)).count()),
    );
    if (known.some(Boolean)) excused.push(rule);
    else found.push(text);
  }
  return { found, excused };
}
