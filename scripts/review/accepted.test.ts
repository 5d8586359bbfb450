import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { git } from '../lib/git';
import { listen } from '../lib/port.mjs';
import { accept, lists, readAccepted, readChanges, sortOut, writeAccepted } from './accepted';
import { judgeStory } from './judge';
import type { Test } from './plan';

/** A run of all stories, each of which was shown. */
const seen = { whole: true, unseen: [] };

const change = (story: string, digit = 1) => ({ digest: `${digit}`.repeat(16), story });
const [card, menu, toast] = [change('Card › A'), change('Menu › A'), change('Toast › A')];

let folder: string;
const list = (name: string) => join(folder, `${name}.txt`);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waxline-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a change is accepted, another one of the same story is not, and what was not seen is stale', () => {
  const other = change('Menu › A', 2);
  expect(sortOut([card, other], [card, menu, toast], seen)).toEqual({
    accepted: [card],
    open: [other],
    stale: [menu, toast],
    unseen: [],
  });
});

test.each([
  ['stories that were left out', { whole: false, unseen: [] }],
  ['a story that could not be shown', { whole: true, unseen: ['Toast › A'] }],
])('a run does not call the lines of %s stale', (_, how) =>
  expect(sortOut([change('Menu › A', 2)], [menu, toast], how).stale).toEqual([menu]),
);

test('a branch has a list of its own, and stale lines leave all of them', () => {
  const lists = join(folder, 'accepted');
  writeAccepted(lists, 'old', [card, toast], []);
  writeAccepted(lists, 'older', [menu], []);
  writeAccepted(lists, 'me/round corners', [menu, change('Card › A', 2)], [card, menu]);
  expect(readFileSync(join(lists, 'me-round-corners.txt'), 'utf8')).toBe(
    '2222222222222222  Card › A\n1111111111111111  Menu › A\n',
  );
  expect(readChanges(join(lists, 'old.txt'))).toEqual([toast]);
  expect(existsSync(join(lists, 'older.txt'))).toBe(false);
});

test.each(['<<<<<<< HEAD', '1111 Card › A', '1111111111111111'])(
  'a list with the line %j is broken there',
  (line) => {
    writeFileSync(list('mine'), `1111111111111111  Card › A\r\n${line}\n`);
    expect(() => readAccepted(folder)).toThrow(`${list('mine')}, line 2: "${line}" is not`);
  },
);

test('--accept puts what the last report shows into the list of the branch', () => {
  jest.spyOn(console, 'log').mockImplementation();
  const verdictFile = join(folder, 'verdict.json');
  git(folder, 'init', '-qb', 'mine');
  const says = (message: unknown, exitCode: number) =>
    expect.objectContaining({ message, exitCode });
  expect(() => accept(folder, verdictFile, '')).toThrow(
    says(expect.stringMatching(/^There is no report/), 1),
  );
  const verdict = { accepted: [], open: [card, menu], stale: [toast], unseen: [] };
  writeFileSync(verdictFile, JSON.stringify(verdict));
  const place = join(folder, lists);
  writeAccepted(place, 'older', [toast], []);
  expect(() => accept(folder, verdictFile, 'chat')).toThrow(says(expect.anything(), 2));
  accept(folder, verdictFile, 'CARD');
  expect(console.log).toHaveBeenLastCalledWith(
    expect.stringContaining('1 of 2 stories accepted, 0 stale'),
  );
  expect(readAccepted(place)).toEqual([card, toast]);
  accept(folder, verdictFile, '');
  expect(readdirSync(place)).toEqual(['mine.txt']);
  expect(readAccepted(place)).toEqual([card, menu]);
  // A stale line is taken out, though nothing of its title waits.
  writeAccepted(place, 'older', [toast], []);
  accept(folder, verdictFile, 'toast');
  expect(readAccepted(place)).toEqual([card, menu]);

  const nothing = { accepted: [], open: [], stale: [toast], unseen: ['Chat › A'] };
  writeFileSync(verdictFile, JSON.stringify(nothing));
  accept(folder, verdictFile, '');
  for (const words of [/stays red: Chat › A$/, /^Nothing waits/])
    expect(console.log).toHaveBeenCalledWith(expect.stringMatching(words));
});

describe('the review of a story that differs', () => {
  let taken = 0;
  let cutOff = 0;
  /**
   * A studio that sends pictures in the shade that is asked for. It cannot show shade 300, and its
   * first picture of shade 301 is cut off.
   */
  const studio = createServer(async (request, response) => {
    const { story } = (await json(request)) as { story: string };
    taken += 1;
    if (story === '300') response.writeHead(422);
    if (story === '301' && cutOff++ === 0) return response.end('PNG');
    const raw = { width: 2, height: 2, channels: 4 } as const;
    const picture = sharp(Buffer.alloc(16, Number(story)), { raw }).png();
    response.end(story === '300' ? 'No.' : await picture.toBuffer());
  });
  let address: string;
  beforeAll(async () => {
    address = await listen(studio, 0);
  });
  afterAll(() => studio.close());

  const story = (title: string, accepted: string[], ...shades: [before: number, now: number][]) => {
    const order = (shade: number) => ({ address, story: `${shade}` }) as Test['shots'][0]['actual'];
    const shots = shades.map(([before, now], mode) => ({
      mode: `${mode}`,
      expected: order(before),
      actual: order(now),
    }));
    return { title, shots, accepted };
  };

  /** The titles of stories that fail at their last try, and the changes that are written down. */
  async function review(retries: number, ...tests: Test[]) {
    const [changes, unseen, alike] = [list('changes'), list('unseen'), list('alike')];
    for (const file of [changes, unseen, alike]) writeFileSync(file, '');
    Object.assign(process.env, {
      REVIEW_CHANGES: changes,
      REVIEW_UNSEEN: unseen,
      REVIEW_ALIKE: alike,
    });
    const failed: string[] = [];
    for (const test of tests) {
      const info = { attachments: [], annotations: [], project: { retries } };
      const attempt = (retry: number): Promise<unknown> =>
        judgeStory(test, { ...info, retry }).catch(() =>
          retry < retries ? attempt(retry + 1) : failed.push(test.title),
        );
      await attempt(0);
    }
    return { failed, changes: readChanges(changes), unseen: readFileSync(unseen, 'utf8') };
  }

  test('fails until this very change is accepted', async () => {
    const first = await review(1, story('Card › A', [], [1, 1], [1, 2]));
    expect(first).toMatchObject({ failed: ['Card › A'], changes: [{ story: 'Card › A' }] });
    // Both pictures of both modes, and on the retry those of the mode that differed.
    expect(taken).toBe(6);
    const accepted = first.changes.map(({ digest }) => digest);
    const then = await review(
      0,
      story('Card › A', accepted, [1, 1], [1, 2]),
      story('another picture', accepted, [1, 1], [1, 3]),
      story('one more mode', accepted, [1, 2], [1, 2]),
      story('in the place of another picture', accepted, [1, 1], [3, 2]),
      story('one that cannot be shown', accepted, [1, 300], [1, 2]),
      story('one that the base cannot show', accepted, [300, 2]),
    );
    const differ = ['another picture', 'one more mode', 'in the place of another picture'];
    const [unseen, unseenBefore] = ['one that cannot be shown', 'one that the base cannot show'];
    expect(then.failed).toEqual([...differ, unseen, unseenBefore]);
    expect(then.changes.map((change) => change.story)).toEqual([
      ...['Card › A', ...differ, unseenBefore],
    ]);
    expect(then.unseen).toBe(`${unseen}\n`);
  });

  test('is found where its first try breaks off', async () => {
    const { failed } = await review(1, story('Card › A', [], [1, 301]));
    expect([cutOff, failed]).toEqual([2, ['Card › A']]);
  });
});
