import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { compare } from './compare.mjs';
import { openStudio, take } from './studio.mjs';

/** As much of Storybook as the camera speaks to: four stories, of which one leaves something behind. */
const catalogue = `<!doctype html><body style="margin:0"><script>
  const listeners = {};
  const fire = (event, value) => setTimeout(() => listeners[event]?.forEach((hear) => hear(value)));
  const stories = {
    plain: () => '<p style="height:900px">Plain</p>',
    broken: () => { throw new Error('It broke.\\nHere is\\nwhy,\\nat length.'); },
    untidy: () => { window.left = true; return '<p>Untidy</p>'; },
    alone: () => { if (window.left) throw new Error('Not alone'); return '<p>Alone</p>'; },
  };
  function render(id) {
    try {
      document.body.innerHTML = stories[id]() + new URLSearchParams(location.search).get('globals');
      fire('storyFinished', { status: 'success' });
    } catch (error) {
      fire('playFunctionThrewException', error);
    }
  }
  window.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (event, hear) => (listeners[event] ??= []).push(hear),
    emit: (event, { storyId }) => event === 'setCurrentStory' && render(storyId),
  };
  window.__STORYBOOK_PREVIEW__ = {
    ready: async () => {},
    extract: async () => ({
      plain: {
        title: 'Card', name: 'Plain', storyGlobals: { viewport: { value: 'small' }, scheme: 'dark' },
        parameters: {
          fileName: './Card.stories.tsx', chromatic: { modes: { dark: {} } },
          viewport: { options: { small: { styles: { width: '320px', height: '640px' } } } },
        },
      },
    }),
  };
  const first = new URLSearchParams(location.search).get('id');
  if (first) render(first);
</script>`;

jest.setTimeout(60_000);

/** @type {string} */
let folder;
/** @type {import('./studio.mjs').Studio} */
let studio;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waxline-'));
  writeFileSync(join(folder, 'iframe.html'), catalogue);
  // In a process of its own: it asks where its file lies, which jest's modules cannot.
  const find =
    "import('./scripts/lib/chromium.mjs').then((m) => m.findChromium()).then(console.log)";
  const found = execFileSync(process.execPath, ['-e', find], { encoding: 'utf8' });
  studio = await openStudio(found.trim().split('\n').at(-1) ?? '', folder);
});
afterAll(async () => {
  await studio.close();
  rmSync(folder, { recursive: true });
});

/** @param {string} story @param {Record<string, unknown>} [globals] */
function pictureOf(story, globals = {}) {
  const size = { width: 300, height: 400 };
  const look = /** @type {const} */ ({ size, colorScheme: 'light', forcedColors: 'none', globals });
  return take({ address: studio.address, story, look });
}

test('knows what a story asks for', async () =>
  expect(await studio.readStories()).toEqual([
    {
      ...{ id: 'plain', title: 'Card', name: 'Plain', file: 'Card.stories.tsx' },
      ...{ globals: { scheme: 'dark' }, size: { width: 320, height: 640 }, modes: { dark: {} } },
    },
  ]));

test('takes the whole page, and the same one twice', async () => {
  const plain = await pictureOf('plain');
  const { width, height } = PNG.sync.read(plain);
  expect([width, height > 900]).toEqual([300, true]);
  expect(compare(plain, await pictureOf('untidy'))).toBeDefined();
  expect(compare(plain, await pictureOf('plain'))).toBeUndefined();
  expect(compare(plain, await pictureOf('plain', { direction: 'rtl' }))).toBeDefined();
});

test('says why a story cannot be shown, and goes on', async () => {
  await expect(pictureOf('broken')).rejects.toThrow(/^It broke. Here is why,$/);
  await expect(pictureOf('plain')).resolves.toBeInstanceOf(Buffer);
});

test('shows a story alone that fails after another', async () => {
  await pictureOf('untidy');
  await expect(pictureOf('alone')).resolves.toBeInstanceOf(Buffer);
});
