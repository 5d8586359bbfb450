import { By, Key } from 'selenium-webdriver';
import { patient } from '../../scripts/lib/patience.mjs';
import { siteMap } from '../../src/routes/site/siteMap';
import { expect, test, type WebKit } from './webkitGtk';

const pages = Object.values(siteMap);
/** In a covered window frames take their time. */
const twoFrames = ({ run }: WebKit) =>
  run(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
const byLabel = (label: string) => By.css(`[aria-label="${label}"]`);
const scrollY = ({ run }: WebKit) => run(() => Math.round(window.scrollY));
/** The focused element: "main" for the main part, otherwise its name, or else its words. */
const focused = ({ run }: WebKit) =>
  run(() => {
    const { ariaLabel, id, textContent } = document.activeElement!;
    return id === 'main' ? id : (ariaLabel ?? textContent);
  });
const press = ({ driver }: WebKit, ...keys: string[]) =>
  driver
    .actions()
    .sendKeys(...keys)
    .perform();

test.beforeEach(({ webkit }) => webkit.resize(1280));
test.afterEach(async ({ webkit }) => expect(await webkit.faults()).toEqual([]));

test('every page comes back from the page cache, alive', async ({ webkit }) => {
  const { driver, open, run } = webkit;
  const toast = () => document.querySelector('[aria-label^=Notifications] li')?.textContent;
  for (const { path } of pages) {
    await open(path);
    await run(() => void Object.assign(window, { isKept: true }));
    await open(path === '/' ? siteMap.blog.path : '/');
    await driver.navigate().back();
    expect(await run(() => 'isKept' in window), path).toBe(true);
    await run(() => document.querySelector<HTMLElement>('header [aria-label="Search"]')!.click());
    await expect.poll(() => run(toast), path).toContain('Search');
  }
});

test('the dropdown opens by pointer and by keys, and Escape gives the focus back', async ({
  webkit,
}) => {
  const { driver, open } = webkit;
  await open('/');
  const trigger = await driver.findElement(By.css('header button[id*="trigger"]'));
  const expanded = () => trigger.getAttribute('aria-expanded');
  await driver.actions().move({ origin: trigger }).perform();
  await expect.poll(expanded).toBe('true');
  const link = driver.findElement(By.css('header a[href="/digital-art"]'));
  await driver.actions().move({ origin: link }).click().perform();
  await expect.poll(() => driver.getTitle()).toBe('Digital Canvas | Waxline');
  await expect.poll(expanded).toBe('false');
  await expect.poll(() => focused(webkit)).toBe('main');
  await webkit.run(() => document.querySelector<HTMLElement>('button[id*="trigger"]')!.focus());
  await press(webkit, Key.ENTER);
  await expect.poll(expanded).toBe('true');
  // The panel is as high as its four sections.
  const over = () => {
    const panel = document.querySelector('header li ul')!.parentElement!;
    return panel.scrollHeight - panel.clientHeight;
  };
  expect(await webkit.run(over)).toBe(0);
  await press(webkit, Key.TAB);
  expect(await focused(webkit)).toContain('Beats');
  await press(webkit, Key.ESCAPE);
  await expect.poll(expanded).toBe('false');
  expect(await focused(webkit)).toBe('Categories');
});

test('the menu of small windows opens, closes by Escape, and leads on', async ({ webkit }) => {
  const { driver, open, resize, run } = webkit;
  await resize(447);
  await open('/');
  await driver.findElement(byLabel('Open menu')).click();
  const isInert = () => run(() => document.querySelector('main')!.inert);
  await expect.poll(isInert).toBe(true);
  await press(webkit, Key.ESCAPE);
  await expect.poll(isInert).toBe(false);
  expect(await focused(webkit)).toBe('Open menu');
  await driver.findElement(byLabel('Open menu')).click();
  await driver.findElement(By.css('header nav:not([dir]) a[href="/podcasts"]')).click();
  await expect.poll(() => driver.getTitle()).toBe('On The Air | Waxline');
  await expect.poll(isInert).toBe(false);
});

test('the chat takes words and answers them', async ({ webkit }) => {
  const { driver, open } = webkit;
  await open('/community');
  await driver.findElement(byLabel('Open chat')).click();
  await expect.poll(() => focused(webkit)).toBe('Message');
  await press(webkit, 'shipping', Key.ENTER);
  const panel = driver.findElement(By.css('[role=dialog]'));
  await expect.poll(() => panel.getText()).toMatch(/5-7 business days/);
  await press(webkit, Key.ESCAPE);
  await expect.poll(() => focused(webkit)).toBe('Open chat');
});

test('a toast is reached by F8, closed by Escape, and goes by itself after 5 s', async ({
  webkit,
}) => {
  const { driver, open } = webkit;
  const toasts = async () => (await driver.findElements(By.css('li[data-state=open]'))).length;
  await open('/community');
  const search = await driver.findElement(By.css('header [aria-label=Search]'));
  await search.click();
  await expect.poll(toasts).toBe(1);
  await press(webkit, Key.F8);
  expect(await focused(webkit)).not.toBe('Search');
  await press(webkit, Key.ESCAPE);
  await expect.poll(toasts).toBe(0);
  expect(await focused(webkit)).toBe('Search');
  await search.click();
  await expect.poll(toasts).toBe(1);
  const shown = Date.now();
  await driver.actions().move({ x: 300, y: 500 }).perform();
  await expect.poll(toasts, { timeout: patient(7000), intervals: [100] }).toBe(0);
  expect(Date.now() - shown).toBeGreaterThan(4000);
});

test('a page change sets title, focus and the top of the page; Back goes to where the reader was', async ({
  webkit,
}) => {
  const { driver, open, run } = webkit;
  await open('/');
  await run(() => {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function (options) {
      // This is a fault even if nothing moves, because whether it scrolls after the router is a
      // matter of chance.
      if (!options?.preventScroll) console.error(`${this.id} is given the focus and scrolled to`);
      focus.call(this, options);
    };
  });
  for (let round = 0; round < 3; round++)
    for (const { path, title } of [...pages].reverse()) {
      await run(() => window.scrollTo(0, 900));
      await run((to: string) => void window.___navigate(to), path);
      await expect.poll(() => driver.getTitle()).toBe(`${title} | Waxline`);
      await expect.poll(() => focused(webkit)).toBe('main');
      // The router scrolls when the page has been drawn, and any later scrolling comes within two
      // frames.
      await twoFrames(webkit);
      expect(await scrollY(webkit), path).toBe(0);
    }
  await run((to: string) => void window.___navigate(to), '/');
  await expect.poll(() => driver.getTitle()).toBe('Home | Waxline');
  // The router scrolls to the top in a frame.
  await twoFrames(webkit);
  await run(() => window.scrollTo(0, 900));
  // The router also saves the position in a frame.
  const place = () =>
    run(() => {
      const { key } = window.history.state as { key: string };
      return sessionStorage.getItem(`@@scroll|/|${key}`);
    });
  await expect.poll(place).toBe('900');
  await run((to: string) => void window.___navigate(to), '/blog');
  await expect.poll(() => driver.getTitle()).toBe('The Vault | Waxline');
  await run(() => window.history.back());
  await expect.poll(() => driver.getTitle()).toBe('Home | Waxline');
  await expect.poll(() => scrollY(webkit)).toBe(900);
});
