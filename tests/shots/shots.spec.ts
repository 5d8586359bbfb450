import { test as base } from '@playwright/test';
import { args, env } from '../../.storybook/browser.mjs';
import { paths } from '../paths';
import { findChromium } from '../../scripts/lib/chromium';

const test = base.extend({
  launchOptions: [
    async ({}, provide) => provide({ executablePath: await findChromium(), args, env }),
    { scope: 'worker' },
  ],
});

const chosen = process.env.PAGES?.split(',');

for (const path of paths.filter((one) => !chosen || chosen.includes(one)))
  test(path, async ({ page }, { project }) => {
    await page.goto(`${process.env.SHOTS_URL}${path}`);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const name = path === '/' ? 'home' : path.slice(1);
    await page.screenshot({ path: `shots/${name}-${project.name}.png`, fullPage: true });
  });
