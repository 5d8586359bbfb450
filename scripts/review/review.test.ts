import sharp from 'sharp';
import { compare } from './compare';
import { readReview } from './options';
import {
  looksOf,
  named,
  noLongerTaken,
  planRepeat,
  planReview,
  titlesBeyond,
  type Story,
} from './plan';

test.each([
  [['--repeat', '1'], /^"--repeat 1": give a whole number from 2 to 9/],
  [['--repeat', '2', '--base', 'main'], /^"--repeat" has no base/],
  [['--accept', '--take', 'all'], /^"--accept" is about the last report/],
])('%j is a wrong command line, in a sentence', (args, sentence) => {
  const message = expect.stringMatching(sentence);
  expect(() => readReview(args)).toThrow(expect.objectContaining({ message, exitCode: 2 }));
});

const phone = { width: 360, height: 740 };
const modes: Story['modes'] = {
  'dark phone': { scheme: 'dark', viewport: phone },
  'dark desktop': { scheme: 'dark', viewport: { width: 1280, height: 800 } },
};
const card: Story = { id: 'a--b', title: 'Card', name: 'A', file: 'A.tsx', modes, globals: {} };

test.each([
  [{}, ['dark phone', 'dark desktop']],
  [{ viewport: phone }, ['dark phone']],
  [{ disableSnapshot: true }, []],
  [{ modes: { ...modes, 'dark phone': { disable: true } } as never }, ['dark desktop']],
])('a story is photographed once in each look: %#', (given, names) =>
  expect(looksOf({ ...card, ...given }).map(([mode]) => mode)).toEqual(names),
);

test.each([
  ['CARD', 1],
  ['A--', 1],
  ['d › a', 1],
  ['menu', 0],
])(
  '--only %s takes stories by a part of their title, name or id, whatever its capitals',
  (only, count) => expect(named([card], only)).toHaveLength(count),
);

test('all of a mode but window and forced colours is a global', () => {
  const globals = { scheme: 'system', direction: 'rtl' } as const;
  const mode = { ...globals, viewport: phone, forcedColors: 'active' } as const;
  const look = { viewport: phone, colorScheme: 'light', forcedColors: 'active', globals };
  expect(looksOf({ ...card, modes: { mode } })).toEqual([['mode', look]]);
});

test('a review compares what was there, and knows what came and went', () => {
  const before = { address: '/base', stories: [card, { ...card, id: 'gone' }] };
  const now = { address: '/now', stories: [card, { ...card, id: 'new' }] };
  const [first, second] = planReview(now, before, 'kept').map(({ shots }) => shots[0]);
  expect(first).toMatchObject({
    mode: 'dark phone',
    actual: { address: '/now', story: 'a--b' },
    expected: { file: 'kept/a--b.dark-phone.png', address: '/base', story: 'a--b' },
  });
  expect([second?.actual.story, second?.expected]).toEqual(['new', undefined]);
  expect(titlesBeyond(before, now)).toEqual(['Card › A']);
  const fewer = { ...card, modes: { 'dark phone': modes['dark phone']! } };
  expect(noLongerTaken(before, { address: '/now', stories: [fewer] })).toEqual([
    'Card › A (dark desktop)',
  ]);
});

test('a story that sets a global of a mode looks alike in both, and its scheme is its own', () => {
  const two = {
    light: { scheme: 'light', viewport: phone },
    dark: { scheme: 'dark', viewport: phone },
  } as const;
  const looks = looksOf({ ...card, modes: two, globals: { scheme: 'dark' } });
  expect(looks.map(([mode, look]) => [mode, look.colorScheme])).toEqual([['light', 'dark']]);
});

test('the picture of the base is taken as the base has it, and of several takes the first is kept', () => {
  const small = { width: 320, height: 640 };
  const old = { ...card, modes: { 'dark phone': { scheme: 'dark', viewport: small } } as const };
  const now = { address: '/now', stories: [card] };
  const [test] = planReview(now, { address: '/base', stories: [old] }, '');
  expect(test?.shots[0]).toMatchObject({
    actual: { look: { viewport: phone } },
    expected: { look: { viewport: small } },
  });
  const takes = [1, 2].map((address) => ({ address: `/${address}`, stories: [card] }));
  const files = planRepeat(takes, 'first').map(({ shots }) => shots[0]?.actual.file);
  expect(files).toEqual(['first/a--b.dark-phone.png', undefined]);
});

test('every other take goes backwards', () => {
  const stories = [card, { ...card, name: 'B' }];
  const takes = [1, 2].map((address) => ({ address: `/${address}`, stories }));
  expect(planRepeat(takes, '').map(({ title }) => title)).toEqual([
    ...['Card › A, take 1', 'Card › B, take 1', 'Card › B, take 2', 'Card › A, take 2'],
  ]);
});

test.each([
  ['a picture packed otherwise is the same', picture(4, 255, 0), undefined],
  ['one pixel that is a shade off is a difference', picture(4, 254), 1],
  ['what one picture has more of differs, even where it is white', picture(6), 8],
])('%s', async (_, other, pixels) =>
  expect((await compare(await picture(4), await other))?.pixels).toBe(pixels),
);

test('the digest of a difference is of both pictures, however they are packed', async () => {
  const digest = async (a: Promise<Buffer>, b: Promise<Buffer>) =>
    (await compare(await a, await b))?.digest;
  const given = await digest(picture(4), picture(6));
  expect(await digest(picture(4), picture(6, 255, 0))).toBe(given);
  expect(await digest(picture(4), picture(6, 254))).not.toBe(given);
  expect(await digest(picture(4, 254), picture(6))).not.toBe(given);
});

function picture(height: number, shade = 255, compressionLevel = 6) {
  const data = Buffer.alloc(16 * height, 255);
  data[20] = shade;
  return sharp(data, { raw: { width: 4, height, channels: 4 } })
    .png({ compressionLevel })
    .toBuffer();
}
