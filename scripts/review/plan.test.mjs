import { looksOf, planRepeat, planReview } from './plan.mjs';

const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };
const modes = {
  'dark phone': { scheme: 'dark', viewport: phone },
  'dark desktop': { scheme: 'dark', viewport: wide },
};
const story = (/** @type {object} */ given) => ({
  ...{ id: 'card--default', title: 'Card', name: 'Default', file: 'Card.stories.tsx', modes },
  globals: {},
  ...given,
});

test('all of a mode but window and forced colours is a global', () => {
  const mode = { viewport: phone, forcedColors: 'active', direction: 'rtl', textSize: '200' };
  expect(looksOf(story({ modes: { mode } }))).toEqual([
    [
      'mode',
      {
        ...{ size: phone, colorScheme: 'light', forcedColors: 'active' },
        globals: { direction: 'rtl', textSize: '200' },
      },
    ],
  ]);
});

test('a story that looks the same in two modes, is left out or switches one off', () => {
  const names = (/** @type {object} */ given) => looksOf(story(given)).map(([mode]) => mode);
  expect(names({})).toEqual(['dark phone', 'dark desktop']);
  expect(names({ size: phone })).toEqual(['dark phone']);
  expect(names({ disableSnapshot: true })).toEqual([]);
  expect(names({ modes: { ...modes, 'dark phone': { disable: true } } })).toEqual(['dark desktop']);
});

test('a review compares what is touched, and names what came and went', () => {
  const [gone, added] = [story({ id: 'card--gone' }), story({ id: 'list--new', file: 'List' })];
  const untouched = story({ id: 'a--b', file: 'A' });
  const plan = planReview({
    current: { address: 'current', stories: [story({}), untouched, added] },
    base: { address: 'base', stories: [story({}), untouched, gone] },
    folder: 'kept',
    touched: new Set(['Card.stories.tsx', 'List']),
  });
  const [first, second, ...rest] = plan.tests.map(({ shots }) => shots[0]);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({
    ...{ mode: 'dark phone', actual: { address: 'current', story: 'card--default' } },
    expected: { file: 'kept/card--default.dark-phone.png', from: { address: 'base' } },
  });
  expect(second).toMatchObject({ actual: { story: 'list--new' }, expected: undefined });
  expect([plan.added, plan.removed]).toEqual([['Card › Default'], ['Card › Default']]);
});

test('every other take goes backwards', () => {
  const stories = [story({ name: 'A' }), story({ name: 'B' })];
  expect(planRepeat(['1', '2'], stories, '').map(({ title }) => title)).toEqual([
    ...['Card › A, take 1', 'Card › B, take 1', 'Card › B, take 2', 'Card › A, take 2'],
  ]);
});
