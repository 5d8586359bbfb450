import { expect, photos, refusePhotos, test } from '../fixtures';
import { settlePhotos } from '../settlePhotos';
import { badAnswers, expectAlive, expectPage, press } from './visit';

/** In the page: the pictures a reader would see as broken. */
const brokenPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
    (image) =>
      image.complete && !image.naturalWidth && image.checkVisibility({ visibilityProperty: true }),
  ).length;

test.describe('photos', () => {
  test.use({ ownPhotos: true });

  test('photos refused, HTML, script in place of a picture, cut off: the prints stay, and nothing runs', async ({
    page,
    allowFaults,
  }) => {
    allowFaults('the browser logs what it refuses', /images\.unsplash\.com|ERR_FAILED/);
    const evil = '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title="run"</script>';
    const answers = [
      { status: 404 },
      { contentType: 'text/html', body: '<script>document.title="run"</script>' },
      { contentType: 'image/svg+xml', body: evil },
      { contentType: 'image/png', body: '\x89PNG\r\n\x1a\n' },
      { contentType: 'image/png', body: '' },
    ];
    // Each photo of the page gets another one.
    let asked = 0;
    await page.route(photos, (route) => route.fulfill(answers[asked++ % answers.length]!));
    await page.goto('/fashion');
    await settlePhotos(page);
    expect(asked).toBeGreaterThanOrEqual(answers.length);
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    await expect.poll(() => page.evaluate(brokenPictures)).toBe(0);
    await expectPage(page, '/fashion');
  });

  test('photos refused before React takes over leave the print alone: no icon, no frame', async ({
    page,
    allowFaults,
  }) => {
    allowFaults('what is refused is logged', /ERR_FAILED/);
    await refusePhotos(page);
    await page.goto('/fashion');
    await page.route(/\.js$/, (route) => route.abort());
    await page.reload();
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.locator('img').evaluate((image) => (image as HTMLImageElement).complete))
      .toBe(true);
    const withPhoto = await picture.screenshot();
    await picture.locator('img').evaluate((image) => image.remove());
    expect((await picture.screenshot()).equals(withPhoto)).toBe(true);
  });
});

test('fonts lost, or HTML in their place: the words are there', async ({ page, allowFaults }) => {
  allowFaults('what is refused is logged', /ERR_FAILED|decode downloaded font|OTS parsing error/);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const answer of Object.values(badAnswers)) {
    await page.route('**/*.woff2', answer);
    await page.goto('/');
    await expectPage(page, '/');
    await expectAlive(page);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

/** In the page, before its scripts: takes away what an old or a strict browser does not give. */
const refusals: Record<string, () => void> = {
  'storage and cookies that throw': () => {
    const denied = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, storage, { get: denied });
    Object.defineProperty(document, 'cookie', { get: denied, set: denied });
  },
  'storage that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  'a browser without idleness, observers and animations': () => {
    const old = window as unknown as Record<string, unknown>;
    for (const name of ['requestIdleCallback', 'ResizeObserver', 'IntersectionObserver'])
      delete old[name];
    delete (Element.prototype as { animate?: unknown }).animate;
  },
};

for (const [name, refuse] of Object.entries(refusals)) {
  test(`${name}: pages, Back, chat and toasts work`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto('/');
    await press(page, '/blog');
    await expectPage(page, '/blog');
    await page.getByRole('button', { name: 'Open chat' }).click();
    await expect(page.getByRole('dialog', { name: 'BeatBot' })).toBeVisible();
    await expectAlive(page);
    await page.goBack();
    await expectPage(page, '/');
    await page.goForward();
    await expectPage(page, '/blog');
  });
}
