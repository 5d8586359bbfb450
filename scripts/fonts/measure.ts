import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { format } from 'prettier';
import { quiet } from '../../.storybook/browser.mjs';
import { systemFonts } from '../../src/tokens/faces';
import { findChromium } from '../lib/chromium';
import { readOptions, runCli } from '../lib/cli.mjs';
import { root } from '../lib/run.mjs';
import { openSite } from '../serve/servers';
import { measureWidths } from './widths';

const usage = `Usage: npm run fonts:measure
Measures on the words of the built site how much wider our faces are than the systems' fonts, and writes
that into src/tokens/systemFonts.json.`;

const table = join(root, 'src', 'tokens', 'systemFonts.json');

runCli(async () => {
  readOptions(process.argv.slice(2), [], usage);
  const { address, close } = await openSite('public');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: quiet });
  const page = await browser.newPage({ baseURL: address, bypassCSP: true });
  const widths = await measureWidths(page);
  await browser.close();
  close();
  const measured = systemFonts.map((font) => ({ ...font, sizeAdjust: widths[font.name]! }));
  writeFileSync(table, await format(JSON.stringify(measured), { parser: 'json', printWidth: 100 }));
  console.log(widths);
});
