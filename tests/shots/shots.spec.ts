import { test as base } from '@playwright/test';
import { env, quiet } from '../../.storybook/browser.mjs';
import { paths } from '../paths';
import { findChromium } from '../../scripts/lib/chromium';

const test = base.extend({
  launchOptions: [
    async ({}, provide) => provide({ executablePath: await findChromium(), args: quiet, env }),
    { scope: 'worker' },
  ],
});

const plain = (fill: string, over = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="${fill}"/>${over}</svg>`;

/** The pictures that replace photos: the brightest, the darkest and the busiest possible. */
const standIns: Record<string, string> = {
  white: plain('#fff'),
  dark: plain('#0a0a0a'),
  busy: plain(
    '#777',
    '<filter id="noise"><feTurbulence baseFrequency="0.05" numOctaves="4"/></filter>' +
      '<rect width="100%" height="100%" filter="url(#noise)"/>',
  ),
};

const chosen = process.env.PAGES?.split(',');

for (const path of paths.filter((one) => !chosen || chosen.includes(one)))
  test(path, async ({ page }, { project }) => {
    const standIn = standIns[project.metadata.photo];
    await page.route('https://images.unsplash.com/**', (route) =>
      standIn ? route.fulfill({ contentType: 'image/svg+xml', body: standIn }) : route.abort(),
    );
    await page.goto(`${process.env.SHOTS_URL}${path}`);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Photos far below would load only for a visitor who scrolls.
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
    const name = path === '/' ? 'home' : path.slice(1);
    await page.screenshot({ path: `shots/${name}-${project.name}.png`, fullPage: true });
  });
