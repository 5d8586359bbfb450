import {
  beyondAll,
  delayOf,
  forcedColorsMode,
  furtherModesOf,
  laptopMode,
  modes,
  pointerMode,
} from './modes';

const further = (id: string, ownWindow = false) => Object.keys(furtherModesOf(id, ownWindow));

test('Default, Matrix and every story of a screen get further modes', () => {
  const all = ['narrow', 'right to left', 'large text'];
  expect(further('components-artcard--default')).toEqual(all);
  expect(further('components-artcard--matrix')).toEqual(all);
  expect(further('screens-home--empty')).toEqual(all);
});

test('other stories get none, and one with a window of its own is only mirrored', () => {
  expect(further('components-artcard--long-title')).toEqual([]);
  expect(further('flows-find-shoes--from-the-menu')).toEqual([]);
  expect(further('shell-mainmenu--default', true)).toEqual(['right to left']);
});

test('the test-runner looks at what a story has beyond all others, but for forced colours and the pointer', () => {
  const own = { ...modes, ...forcedColorsMode, ...pointerMode, ...laptopMode };
  expect(beyondAll(own).map(([name]) => name)).toEqual(['laptop']);
});

test('a story of the whole shop is photographed when it is at rest, all others at once', () => {
  expect(['flows-buy-a-beat--by-category', 'shell-layout--default'].map(delayOf)).toEqual([
    300, 300,
  ]);
  expect(['shell-footer--default', 'screens-home--default'].map(delayOf)).toEqual([0, 0]);
});
