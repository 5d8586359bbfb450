/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useDeferred } from './useDeferred';

const fetchWord = jest.fn(async () => 'here');
const deferred = () => renderHook(() => useDeferred(fetchWord, 3000));

/** The idle callbacks that wait, by their handles. */
const waiting = new Map<number, () => void>();
const readyState = jest.spyOn(document, 'readyState', 'get');
const rest = () =>
  act(async () => {
    const callbacks = [...waiting.values()];
    waiting.clear();
    callbacks.forEach((callback) => callback());
  });

/** Safari prefetches nothing, nor does jsdom. */
const prefetches = jest.spyOn(DOMTokenList.prototype, 'supports');
window.fetch = jest.fn(async () => ({}) as Response);

beforeEach(() => {
  prefetches.mockReturnValue(true);
  fetchWord.mockClear();
  waiting.clear();
  let handle = 0;
  window.requestIdleCallback = (callback) => {
    handle += 1;
    waiting.set(handle, callback as () => void);
    return handle;
  };
  window.cancelIdleCallback = (id) => void waiting.delete(id);
  readyState.mockReturnValue('complete');
});

test('its file is fetched when the page has loaded and the browser is idle; it runs when it is idle after the first input', async () => {
  document.head.innerHTML = '<meta name="later" content="/later-word.js /later-line.js" />';
  readyState.mockReturnValue('interactive');
  const { result } = deferred();
  expect(waiting.size).toBe(0);
  window.dispatchEvent(new Event('load'));
  await rest();
  expect(document.head.innerHTML).toBe(
    '<link rel="prefetch" href="/later-word.js"><link rel="prefetch" href="/later-line.js">',
  );
  expect(fetchWord).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  expect(fetchWord).not.toHaveBeenCalled();
  await rest();
  window.dispatchEvent(new Event('keydown'));
  await rest();
  expect(fetchWord).toHaveBeenCalledTimes(1);
  expect(result.current.loaded).toBe('here');
  expect(window.fetch).not.toHaveBeenCalled();
});

test('in a browser that prefetches nothing its file is fetched all the same', async () => {
  document.head.innerHTML = '<meta name="later" content="/later-word.js /later-line.js" />';
  prefetches.mockReturnValue(false);
  deferred();
  await rest();
  expect(window.fetch).toHaveBeenCalledWith('/later-line.js');
  expect(fetchWord).not.toHaveBeenCalled();
});

test('asked for, it comes at once; lost, it says so and is asked for again', async () => {
  const { result } = deferred();
  fetchWord.mockRejectedValueOnce(new Error('lost'));
  expect(await act(async () => result.current.load())).toBe(false);
  expect(result.current.loaded).toBeNull();
  expect(await act(async () => result.current.load())).toBe(true);
  expect(result.current.loaded).toBe('here');
});

test('when the connection stalls, it is said not to have come; it may come later', async () => {
  jest.useFakeTimers();
  const { result } = deferred();
  let arrive: (word: string) => void;
  fetchWord.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  let came: boolean | undefined;
  void result.current.load().then((it) => (came = it));
  await act(() => jest.advanceTimersByTimeAsync(2999));
  expect(came).toBeUndefined();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(came).toBe(false);
  await act(async () => arrive('here'));
  expect(result.current.loaded).toBe('here');
  jest.useRealTimers();
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'with a connection of %j it comes only when it is asked for',
  async (connection) => {
    Object.assign(navigator, { connection });
    const { result } = deferred();
    window.dispatchEvent(new Event('scroll'));
    expect(waiting.size).toBe(0);
    result.current.preload();
    expect(fetchWord).not.toHaveBeenCalled();
    expect(await act(async () => result.current.load())).toBe(true);
    expect(result.current.loaded).toBe('here');
    Object.assign(navigator, { connection: undefined });
  },
);

test('leaves nothing waiting behind', () => {
  const { unmount } = deferred();
  expect(waiting.size).toBe(1);
  unmount();
  window.dispatchEvent(new Event('scroll'));
  expect(waiting.size).toBe(0);
});

test('leaves nothing waiting behind in a browser without idle callbacks', () => {
  jest.useFakeTimers();
  // @ts-expect-error Safari has none.
  delete window.requestIdleCallback;
  const { unmount } = deferred();
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
