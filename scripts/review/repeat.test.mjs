import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(120_000);

/** A catalogue in the small: what the camera asks of Storybook, and a few stories. */
const CATALOGUE = `<!doctype html><body style="margin:0"><div id="root"></div><script>
  const listeners = {};
  const say = (event, data) => (listeners[event] ?? []).forEach((listener) => listener(data));
  const stories = {
    still: () => 'rgb(1, 2, 3)',
    moving: () => 'rgb(' + [1, 2, 3].map(() => Math.floor(Math.random() * 256)) + ')',
    // What an earlier story has left behind.
    leaving: () => ((window.left = true), 'red'),
    finding: () => (window.left ? 'red' : 'green'),
    forgetful: () => { if (window.left) throw new Error('Not alone.'); return 'blue'; },
    failing: () => { throw new Error('It fell over.'); },
    resized: () => ((window.onresize = () => (root.style.background = stories.moving())), 'gold'),
  };
  const root = document.getElementById('root');
  const show = ({ storyId }) => {
    try {
      const background = stories[storyId.split('-')[0]]();
      const height = storyId === 'resized' ? 100 : 900;
      root.style = 'width:100%;height:' + height + 'px;background:' + background;
      setTimeout(say, 10, 'storyFinished', { status: 'success' });
    } catch (error) {
      say('storyThrewException', error);
    }
  };
  window.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (event, listener) => (listeners[event] ??= []).push(listener),
    emit: (event, data) => event === 'setCurrentStory' && show(data),
  };
  const storyId = new URLSearchParams(location.search).get('id');
  addEventListener('load', () => show({ storyId }));
</script></body>`;

/** Enough of them that every page has shown one. */
const leaving = Array.from({ length: 7 }, (_, index) => `leaving-${index}`);
const TIMES = 3;

/** @type {string} */
let folder;
/** @type {{ entries: { title: string, status: string, mode: string, reason?: string }[], counts: object, words: string[] }} */
let found;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waxline-'));
  writeFileSync(join(folder, 'iframe.html'), CATALOGUE);
  const ids = ['still', 'moving', 'failing', ...leaving, 'finding', 'forgetful', 'resized'];
  // In a process of its own, as jest turns modules into scripts.
  const script = `
    const { findChromium } = await import('./scripts/lib/chromium.mjs');
    const { repeat } = await import('./scripts/review/repeat.mjs');
    const { shotsOf } = await import('./scripts/review/stories.mjs');
    // Of a size of its own, so in a page of its own.
    const sizeOf = (id) => ({ width: id === 'resized' ? 310 : 300, height: 200 });
    const { summary, words } = await repeat({
      chromium: await findChromium(), times: ${TIMES},
      catalogue: ${JSON.stringify(folder)}, folder: ${JSON.stringify(join(folder, 'takes'))},
      choose: (recipe) => ${JSON.stringify(ids)}.flatMap((id) =>
        shotsOf({ id, title: id, name: id, graph: '', modes: { m: { viewport: sizeOf(id) } } }, recipe)),
    });
    console.log('\\n' + JSON.stringify({ ...summary, words }));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  found = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
});
afterAll(() => rmSync(folder, { recursive: true }));

const entry = (/** @type {string} */ id) => found.entries.find(({ title }) => title === id);

test('what is the same each time gives nothing, and no second picture is kept', () => {
  expect(entry('still')).toBeUndefined();
  expect(found.counts).toMatchObject({ pictures: 13, same: 10, changed: 2, broken: 1, open: 3 });
  const kept = (/** @type {number} */ take) =>
    readdirSync(join(folder, 'takes', `${take}`)).filter((name) => name.startsWith('still'));
  expect([1, 2, 3].map((take) => kept(take).length)).toEqual([1, 0, 0]);
});

test('what moves is not the same', () => {
  expect(entry('moving')).toMatchObject({ status: 'changed', mode: 'm, take 2' });
});

test('what cannot be shown says why, once', () => {
  expect(entry('failing')).toMatchObject({
    ...{ status: 'broken', mode: 'm, take 1', reason: 'It fell over.' },
  });
});

test('a story that shows what another left behind is not the same', () => {
  expect(entry('finding')).toMatchObject({ status: 'changed', mode: 'm, take 2' });
});

test('a story that falls over what another left behind is shown alone', () => {
  expect(entry('forgetful')).toBeUndefined();
});

test('what fits the window is not laid out anew to have its picture taken', () => {
  expect(entry('resized')).toBeUndefined();
});

test('it is said in the terminal', () => {
  expect(found.words[0]).toMatch(
    /13 stories, 13 pictures, 3 times each: \d+ s, [\d.]+ s a picture/,
  );
  expect(found.words).toContain('2 not the same each time, 1 broken.');
  expect(found.words).toContain('  failing › failing, m, take 1: It fell over.');
});
