import { test as base } from '@playwright/test';
import { args, env } from '../../.storybook/browser.mjs';
import { paths } from '../paths';
import { readList } from '../../scripts/lib/cli.mjs';
import { findChromium } from '../../scripts/lib/chromium';

const test = base.extend({
  launchOptions: [
    async ({}, provide) => provide({ executablePath: await findChromium(), args, env }),
    { scope: 'worker' },
  ],
});

for (const path of readList('page', process.env.PAGES, paths, 'PAGES=/,/blog takes these.'))
  test(path, async ({ page }, { project }) => {
    await page.goto(`${process.env.SHOTS_URL}${path}`);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const name = path === '/' ? 'home' : path.slice(1);
    await page.screenshot({ path: `shots/${name}-${project.name}.png`, fullPage: true });
  });
