import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { siteMap } from '../../src/routes/site/siteMap';
import { expect, toasts } from '../fixtures';
import { headingOf, listedPages } from '../paths';

/** The folder of the built site. */
export const site = 'public';

/**
 * Expects the state in which every fault must end: this address, one main, one h1 that is shown, and
 * the right title. The fixture also checks that the console is empty.
 */
export async function expectPage(page: Page, path: string, address = path) {
  const place = listedPages.find((one) => one.path === path) ?? siteMap.notFound;
  const right = {
    address: address.replace(/^https?:\/\/[^/]+/, ''),
    title: `${place.title} | Waxline`,
    h1: [headingOf(place)],
    mains: 1,
  };
  await expect(async () => {
    const shown = await page.evaluate(() => ({
      address: window.location.href.slice(window.location.origin.length),
      title: document.title,
      h1: [...document.querySelectorAll('h1')]
        .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
        .map((heading) => heading.innerText.replace(/\s+/g, ' ')),
      mains: document.querySelectorAll('main').length,
    }));
    expect(shown).toEqual(right);
  }).toPass();
}

/** Expects the page to answer presses, which means that React has hydrated it and still runs. */
export async function expectAlive(page: Page) {
  const toast = toasts(page);
  // The toast of an earlier check may still be there.
  const name = (await toast.allTextContents()).some((text) => text.includes('Cart'))
    ? 'Search'
    : 'Cart';
  await page
    .getByRole('banner')
    .getByRole('button', { name })
    .evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => toast.allTextContents()).toEqual([expect.stringContaining(name)]);
}

/** Presses a link of the footer without moving the pointer there, so that nothing is prefetched. */
export const press = (page: Page, path: string) =>
  page
    .getByRole('contentinfo')
    .locator(`a[href="${path}"]`)
    .evaluate((link: HTMLElement) => link.click());

/** Waits until the router has loaded all of a page, and has had time to show it. */
export const loaded = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    await window.___loader.loadPage(to);
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, path);

/** The address of the script that contains these words, for routing. */
export function scriptWith(words: string): string {
  const [file, ...others] = readdirSync(site).filter(
    (name) => name.endsWith('.js') && readFileSync(join(site, name), 'utf8').includes(words),
  );
  expect(others, `scripts with "${words}" besides ${file}`).toEqual([]);
  return `**/${file}`;
}

/** The files that Gatsby's loader fetches for a page, by their addresses without the hash. */
export const filesOfPage = (name: string) => [
  `component---src-pages-${name}-tsx`,
  ...['page-data/app-data.json', `page-data/${name}/page-data.json`],
];

/** A pattern that matches one of those files, for routing. */
export const fileAt = (file: string) => new RegExp(`/${file}(-[0-9a-f]{8}\\.js)?$`);

/**
 * Bad answers that a host, a proxy or a bad connection may give in place of a file. These two
 * stand for all, because Gatsby's loader (gatsby/cache-dir/loader.js) asks again for data that are
 * lost, cannot read HTML, and treats a missing or an empty file like one of the two.
 */
export const badAnswers = {
  lost: (route: Route) => route.abort(),
  HTML: (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Log in' }),
};

/** The messages that browsers and Gatsby log about bad answers. */
export const ofBadAnswers = [
  /ERR_FAILED|404 \(Not Found\)|MIME type|XML Parsing Error/,
  /[Uu]nexpected (token|end of)|Unexpected identifier|expected expression|Loading chunk|ChunkLoadError|not found\. Not rendering/,
];
