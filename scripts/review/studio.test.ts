import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pixelsOf } from '../../.storybook/checks/screenshot';
import { findChromium } from '../lib/chromium';
import { patient } from '../lib/patience.mjs';
import { compare } from './compare';
import type { Order } from './plan';
import { openStudio, take, type Studio } from './studio';

/** The part of Storybook that the camera uses: four stories, of which one leaves state behind. */
const catalogue = `<!doctype html><body style="margin:0"><script>
  const stories = {
    plain: () => '<p style="height:900px">Plain</p>',
    broken: () => { throw new Error('It broke.\\n\\n  Here is\\nwhy,\\nwith what\\nwas there\\nand what was not,\\nat length.'); },
    untidy: () => { window.left = true; return '<p>Untidy</p>'; },
    alone: () => { if (window.left) throw new Error('Not alone'); return '<p>Alone</p>'; },
  };
  const hearers = {};
  function emit(event, { storyId }) {
    if (event === 'setCurrentStory' && __STORYBOOK_PREVIEW__.currentSelection?.storyId === storyId) return;
    __STORYBOOK_PREVIEW__.currentSelection = { storyId };
    try {
      document.body.innerHTML = stories[storyId]() + new URLSearchParams(location.search).get('globals');
      hearers.storyFinished({ status: 'success' });
    } catch (error) {
      hearers.playFunctionThrewException(error);
    }
  }
  const __STORYBOOK_ADDONS_CHANNEL__ = { once: (event, hear) => (hearers[event] = hear), emit };
  const plain = {
    title: 'Card', name: 'Plain', storyGlobals: { viewport: { value: 'small' }, scheme: 'dark' },
    parameters: { fileName: './Card.stories.tsx', chromatic: { modes: { dark: {} } }, viewport: {
      options: { small: { styles: { width: '320px', height: '640px' } } } } },
  };
  const __STORYBOOK_PREVIEW__ = { ready: async () => {}, extract: async () => ({ plain }) };
</script>`;

jest.setTimeout(patient(60_000));

const folder = mkdtempSync(join(tmpdir(), 'waxline-'));
let studio: Studio;
beforeAll(async () => {
  writeFileSync(join(folder, 'iframe.html'), catalogue);
  studio = await openStudio(await findChromium(), folder);
});
afterAll(async () => {
  await studio.close();
  rmSync(folder, { recursive: true });
});

function pictureOf(story: string, globals = {}, kept: Partial<Order> = {}) {
  const viewport = { width: 300, height: 400 };
  const look = { viewport, colorScheme: 'light', forcedColors: 'none', globals } as const;
  return take({ address: studio.address, story, look, ...kept });
}

test('knows what a story asks for', () => {
  const names = { id: 'plain', title: 'Card', name: 'Plain', file: 'Card.stories.tsx' };
  const own = { globals: { scheme: 'dark' }, viewport: { width: 320, height: 640 } };
  expect(studio.stories).toEqual([{ ...names, ...own, modes: { dark: {} } }]);
});

test('takes the whole page, and the same one twice', async () => {
  const plain = await pictureOf('plain');
  expect((await pixelsOf(plain)).height).toBeGreaterThan(900);
  expect(await compare(plain, await pictureOf('untidy'))).toBeDefined();
  expect(await compare(plain, await pictureOf('plain'))).toBeUndefined();
  expect(await compare(plain, await pictureOf('plain', { direction: 'rtl' }))).toBeDefined();
});

test('keeps a picture until it shall be taken again', async () => {
  const file = join(folder, 'kept.png');
  const plain = await pictureOf('plain', {}, { file });
  expect(await pictureOf('untidy', {}, { file })).toEqual(plain);
  expect(await pictureOf('untidy', {}, { file, again: true })).not.toEqual(plain);
});

test('says why a story cannot be shown, and shows one alone that fails after another', async () => {
  await expect(pictureOf('broken')).rejects.toThrow(
    /^It broke. Here is why, with what was there and what was not,$/,
  );
  await pictureOf('untidy');
  await expect(pictureOf('alone')).resolves.toBeInstanceOf(Buffer);
});
