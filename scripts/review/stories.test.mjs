import { forcedColorsMode, modes } from '../../.storybook/modes';
import { fileOf, inTurn, shotsOf } from './stories.mjs';

/** @param {Partial<import('./stories.mjs').Story>} [given] */
const story = (given) => ({
  ...{ id: 'a--b', title: 'A', name: 'B', file: 'stories/A.stories.tsx', graph: 'g' },
  ...{ modes, skip: false, globals: {} },
  ...given,
});
const names = (/** @type {any} */ given) => shotsOf(story(given), 'recipe').map(({ mode }) => mode);

test('a story is taken in every mode of modes.ts, and in the one it adds', () => {
  expect(names({})).toEqual(Object.keys(modes));
  expect(names({ modes: { ...modes, ...forcedColorsMode } })).toEqual([
    ...Object.keys(modes),
    'forced colours',
  ]);
});

test('a mode is taken as modes.ts says', () => {
  const all = { ...modes, ...forcedColorsMode };
  for (const shot of shotsOf(story({ modes: all }), 'recipe')) {
    const mode = /** @type {Record<string, import('../../.storybook/modes').Mode>} */ (all)[
      shot.mode
    ];
    expect(shot.size).toEqual(mode?.viewport);
    expect(shot.globals).toEqual({ scheme: mode?.scheme });
    expect(shot.colorScheme).toBe(mode?.scheme === 'dark' ? 'dark' : 'light');
    expect(shot.forcedColors).toBe(mode?.forcedColors ?? 'none');
  }
});

test('a story with a window or a scheme of its own is taken once where it looks the same', () => {
  expect(names({ size: { width: 320, height: 640 } })).toEqual(['dark phone', 'light phone']);
  expect(names({ globals: { scheme: 'light' } })).toEqual([
    ...['dark phone', 'dark tablet', 'dark desktop'],
  ]);
  const [shot] = shotsOf(story({ size: { width: 320, height: 640 } }), 'recipe');
  expect(shot?.size).toEqual({ width: 320, height: 640 });
});

test('disableSnapshot, and a mode that is disabled, are respected', () => {
  expect(names({ skip: true })).toEqual([]);
  expect(names({ modes: { ...modes, 'dark phone': { disable: true } } })).not.toContain(
    'dark phone',
  );
});

test('another content, recipe or look is another picture; the same is the same', () => {
  const file = (/** @type {any} */ given, recipe = 'recipe') =>
    fileOf(/** @type {any} */ (shotsOf(story(given), recipe)[0]));
  expect(file({})).toBe(file({}));
  expect(file({})).toMatch(/^a--b\.dark-phone\.[0-9a-f]{16}\.png$/);
  const others = [file({ graph: 'h' }), file({}, 'other'), file({ globals: { direction: 'rtl' } })];
  expect(new Set([file({}), ...others]).size).toBe(4);
});

test('taken in turn, every story is there once and every mode is visited', () => {
  const stories = Array.from({ length: 8 }, (_, index) => story({ id: `a--${index}` }));
  const shots = inTurn([story({ skip: true }), ...stories], 'recipe');
  expect(shots.map((shot) => shot.story.id)).toEqual(stories.map(({ id }) => id));
  expect(shots.map(({ mode }) => mode).slice(0, 6)).toEqual(Object.keys(modes));
});
