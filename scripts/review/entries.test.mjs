import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { hashOf } from './compare.mjs';
import { entryOf, isSame, pairShots } from './entries.mjs';
import { confirm, confirmations } from './confirm.mjs';
import { fileOf } from './stories.mjs';
import { summarise, timing } from './summary.mjs';

/** @type {string} */
let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'waxline-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const picture = (/** @type {number} */ width) => PNG.sync.write(new PNG({ width, height: 2 }));

/** A shot whose picture, if any, lies in the folder. */
function shot(
  /** @type {string} */ id,
  /** @type {string} */ content,
  /** @type {number} */ width = 0,
) {
  const one = /** @type {any} */ ({
    key: `${id} / m`,
    content,
    mode: 'm',
    story: { id, title: id },
  });
  if (width) writeFileSync(join(folder, fileOf(one)), picture(width));
  return one;
}

/** @param {any} pair @param {object} [found] */
const judge = (pair, found) =>
  entryOf(pair, {
    ...{ baseFolder: folder, currentFolder: folder, accepted: {} },
    ...{ broken: new Map(), baseBroken: new Map(), ...found },
  });

test('pictures are paired by story and mode; those of one content need no taking', () => {
  const pairs = pairShots(
    [shot('gone', '1'), shot('same', '1'), shot('other', '1')],
    [shot('same', '1'), shot('other', '2'), shot('added', '1')],
  );
  expect(
    pairs.map(({ base, current }) => [base?.key, current?.key, isSame({ base, current })]),
  ).toEqual([
    ['same / m', 'same / m', true],
    ['other / m', 'other / m', false],
    [undefined, 'added / m', false],
    ['gone / m', undefined, false],
  ]);
});

test('a pair is the same, changed, new, removed or broken', () => {
  const [base, alike, wider] = [shot('a', '1', 2), shot('a', '2', 2), shot('a', '3', 3)];
  expect(judge({ base, current: alike })).toBeNull();
  expect(judge({ base, current: wider })).toMatchObject({ status: 'changed', accepted: false });
  expect(judge({ current: wider })).toMatchObject({ status: 'new', hash: hashOf(picture(3)) });
  expect(judge({ base })).toMatchObject({ status: 'removed', hash: 'removed' });
  const broken = new Map([['a / m', 'Its play failed.']]);
  expect(judge({ base, current: wider }, { broken })).toMatchObject({
    ...{ status: 'broken', reason: 'Its play failed.', accepted: false },
  });
  expect(judge({ base, current: wider }, { baseBroken: broken })).toMatchObject({ status: 'new' });
});

test('a difference is accepted by its very picture', () => {
  const pair = { base: shot('a', '1', 2), current: shot('a', '2', 3) };
  const accepted = (/** @type {string} */ hash) => ({ accepted: { 'a / m': hash } });
  expect(judge(pair, accepted(hashOf(picture(3))))?.accepted).toBe(true);
  expect(judge(pair, accepted(hashOf(picture(4))))?.accepted).toBe(false);
  expect(judge({ base: pair.base }, accepted('removed'))?.accepted).toBe(true);
});

test.each([
  ['now', 'current', 2, 0],
  ['as it was', 'base', 3, 0],
  ['as it was, and truly differs', 'base', 4, 1],
])(
  'a picture that comes out otherwise when taken again, %s, counts',
  async (_, wrong, width, left) => {
    const pair = { base: shot('a', '1', 2), current: shot('a', '2', 3) };
    const entry = /** @type {any} */ (judge(pair));
    const second = mkdtempSync(join(folder, 'second-'));
    const confirmed = await confirm({
      ...{ suspects: [{ pair, entry }], judge, folder: second },
      folders: { base: folder, current: folder },
      take: async (side, shots, to) => {
        const { mkdirSync } = await import('node:fs');
        mkdirSync(to, { recursive: true });
        const again = side === wrong ? width : side === 'base' ? 2 : 3;
        for (const one of shots) writeFileSync(join(to, fileOf(one)), picture(again));
        return new Set(shots.map(({ key }) => key));
      },
    });
    expect(confirmed).toHaveLength(left);
  },
);

test('a difference that was there twice is remembered, by both pictures', () => {
  const [pair, other] = [{ base: shot('a', '1') }, { base: shot('a', '2') }];
  confirmations(join(folder, 'confirmed')).add(pair);
  const later = confirmations(join(folder, 'confirmed'));
  expect([pair, other].map(later.has)).toEqual([true, false]);
});

test('the summary counts, and says nothing twice', () => {
  const entries = /** @type {any[]} */ ([
    { key: '1', status: 'changed', accepted: true, difference: { pixels: 3, share: 0.1, box: {} } },
    { key: '2', status: 'new', accepted: false },
    { key: '3', status: 'removed', accepted: false },
  ]);
  const summary = summarise({
    ...{ entries, stories: 4, pictures: 9, reused: 5, unsteady: [] },
    of: { base: 'main', current: 'now', chromium: '1', whole: true },
  });
  expect(summary.counts).toMatchObject({
    ...{ pictures: 9, same: 7, changed: 1, new: 1, removed: 1, broken: 0, accepted: 1, open: 2 },
  });
  expect(summary.entries[0]).toMatchObject({ key: '1', pixels: 3 });
});

test('the time per story is said, the slowest by name', () => {
  expect(timing(new Map())).toEqual([]);
  expect(timing(new Map([['quick', 500]]), new Map([['slow', 1500]]))).toEqual([
    '2 stories taken, base and current, 1.00 s each in all its modes',
    '  slowest: slow, 1.50 s',
    '  slowest: quick, 0.50 s',
  ]);
});
