/** @jest-environment jsdom */
import { stubMatchMedia } from '../../../tests/unit/stubMatchMedia';

let mockIsLost = false;
const mockAnimate = jest.fn();
jest.mock('./fadeEngine', () => {
  if (mockIsLost) throw new Error('The chunk did not come.');
  return jest.requireActual<object>('./fadeEngine');
});
jest.mock('framer-motion/dom/mini', () => ({ animate: mockAnimate }));

/** Loads the module anew, as in a new document where nothing is loaded yet. */
async function newDocument({ lost = false, still = false } = {}) {
  jest.resetModules();
  mockIsLost = lost;
  stubMatchMedia()(still);
  mockAnimate.mockReset().mockImplementation((element: HTMLElement) => {
    element.style.opacity = '1';
    return Promise.resolve();
  });
  const page = document.createElement('div');
  // jsdom has no animations.
  page.animate = jest.fn();
  return { page, ...(await import('./fade')) };
}

test('fades in over half a second, and leaves nothing behind', async () => {
  const { page, loadFade, fadeIn } = await newDocument();
  await loadFade();
  fadeIn(page);
  expect(mockAnimate.mock.calls).toEqual([
    [page, { opacity: [0, 1] }, { duration: 0.5, ease: 'linear' }],
  ]);
  await Promise.resolve();
  expect(page.style.opacity).toBe('');
});

test('what cannot fade is there at once: not loaded, lost, no motion wanted, no animations known', async () => {
  const early = await newDocument();
  early.fadeIn(early.page);
  const lost = await newDocument({ lost: true });
  await lost.loadFade();
  lost.fadeIn(lost.page);
  const still = await newDocument({ still: true });
  await still.loadFade();
  still.fadeIn(still.page);
  const old = await newDocument();
  await old.loadFade();
  old.fadeIn(Object.assign(old.page, { animate: undefined }));
  expect(mockAnimate).not.toHaveBeenCalled();
});

test('one that was lost is asked for again', async () => {
  const { page, loadFade, fadeIn } = await newDocument({ lost: true });
  await loadFade();
  mockIsLost = false;
  await loadFade();
  fadeIn(page);
  expect(mockAnimate).toHaveBeenCalledTimes(1);
});
