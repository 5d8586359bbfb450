import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { PNG } from 'pngjs';
import { git } from '../lib/git';
import { listen } from '../lib/port.mjs';
import { bin, run } from '../lib/run.mjs';
import { readAccepted, readChanges, sortOut, writeAccepted } from './accepted';
import type { Test } from './plan';

/** A run of all stories, each of which was shown. */
const seen = { whole: true, unseen: [] };

const change = (story: string, digit = 1) => ({ digest: `${digit}`.repeat(16), story });
const [card, menu, toast] = [change('Card › A'), change('Menu › A'), change('Toast › A')];

jest.setTimeout(120_000);

let folder: string;
const list = (name: string) => join(folder, `${name}.txt`);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waxline-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a change is accepted, another one of the same story is not, and what was not seen is stale', () => {
  const other = change('Menu › A', 2);
  expect(sortOut([card, other], [card, menu, toast], seen)).toEqual({
    ...{ accepted: [card], open: [other], stale: [menu, toast] },
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
  const accept = (...args: string[]) => {
    const tsx = ['--import', require.resolve('tsx')];
    const program = join(process.cwd(), 'scripts', 'review', 'review.ts');
    const options = { cwd: folder, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...tsx, program, '--accept', ...args],
      options,
    );
    return { status, said: stdout + stderr };
  };
  git(folder, 'init', '-qb', 'mine');
  expect(accept()).toEqual({ status: 1, said: expect.stringMatching(/^There is no report/) });
  const report = join(folder, '.waxline', 'review', 'report');
  mkdirSync(report, { recursive: true });
  const verdict = { accepted: [], open: [card, menu], stale: [toast] };
  writeFileSync(join(report, 'verdict.json'), JSON.stringify(verdict));
  const lists = join(folder, 'review', 'accepted');
  writeAccepted(lists, 'older', [toast], []);
  expect(accept('--only', 'chat')).toMatchObject({ status: 2 });
  expect(accept('--only', 'CARD')).toEqual({
    ...{ status: 0, said: expect.stringContaining('1 of 2 stories accepted, 1 stale') },
  });
  expect(readdirSync(lists)).toEqual(['mine.txt']);
  expect(readAccepted(lists)).toEqual([card]);
});

describe('the review of a story that differs', () => {
  /** A studio that sends pictures in the shade that is asked for. It cannot show shade 300. */
  const studio = createServer(async (request, response) => {
    const { story } = (await json(request)) as { story: string };
    if (story === '300') response.writeHead(422);
    const picture = new PNG({ width: 2, height: 2 });
    picture.data.fill(Number(story));
    response.end(story === '300' ? 'No.' : PNG.sync.write(picture));
  });
  let address: string;
  beforeAll(async () => {
    // With this variable set, Playwright's tests would take themselves for Jest's.
    delete process.env.JEST_WORKER_ID;
    address = await listen(studio, 0);
  });
  afterAll(() => studio.close());

  const story = (title: string, accepted: string[], ...shades: [before: number, now: number][]) => {
    const order = (shade: number) => ({ address, story: `${shade}` }) as Test['shots'][0]['actual'];
    const shots = shades.map(([before, now], mode) => ({
      ...{ mode: `${mode}`, expected: order(before), actual: order(now) },
    }));
    return { title, shots, accepted };
  };

  /** The counts that Playwright reports, and the changes that it found. */
  async function review(retries: 0 | 1, ...tests: Test[]) {
    const [plan, changes, unseen] = [list('plan'), list('changes'), list('unseen')];
    writeFileSync(plan, JSON.stringify(tests));
    writeFileSync(unseen, '');
    rmSync(changes, { force: true });
    const options = [
      `--retries=${retries}`,
      '--reporter=line',
      `--output=${join(folder, 'results')}`,
    ];
    const command = bin('playwright', 'test', 'scripts/review/review.spec.ts', ...options);
    let said = '';
    const write = (text: string) => (said += text);
    const env = { REVIEW_PLAN: plan, REVIEW_CHANGES: changes, REVIEW_UNSEEN: unseen };
    await run(command, { env, write });
    const count = said.match(/\d+ (passed|failed)/g);
    return { count, changes: readChanges(changes), unseen: readFileSync(unseen, 'utf8') };
  }

  test('fails until this very change is accepted', async () => {
    const first = await review(1, story('Card › A', [], [1, 1], [1, 2]));
    expect(first).toMatchObject({ count: ['1 failed'], changes: [{ story: 'Card › A' }] });
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
    expect(then.count).toEqual(['5 failed', '1 passed']);
    expect(then.changes.map((change) => change.story).sort()).toEqual([
      ...[
        'Card › A',
        'another picture',
        'in the place of another picture',
        'one more mode',
        'one that the base cannot show',
      ],
    ]);
    expect(then.unseen).toBe('one that cannot be shown\n');
  });
});
