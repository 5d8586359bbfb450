/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useDeferred } from './useDeferred';

const fetchWord = jest.fn(async () => 'here');
const deferred = () => renderHook(() => useDeferred(fetchWord));

/** The idle callbacks that wait, by their handles. */
const waiting = new Map<number, () => void>();
const readyState = jest.spyOn(document, 'readyState', 'get');

beforeEach(() => {
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

test('comes when the page has loaded and the browser is idle', async () => {
  readyState.mockReturnValue('interactive');
  const { result } = deferred();
  expect(waiting.size).toBe(0);
  window.dispatchEvent(new Event('load'));
  expect(fetchWord).not.toHaveBeenCalled();
  await act(async () => waiting.forEach((callback) => callback()));
  expect(result.current.loaded).toBe('here');
});

test('asked for, it comes at once; lost, it says so and is asked for again', async () => {
  const { result } = deferred();
  fetchWord.mockRejectedValueOnce(new Error('lost'));
  expect(await act(async () => result.current.load())).toBe(false);
  expect(result.current.loaded).toBeNull();
  expect(await act(async () => result.current.load())).toBe(true);
  expect(result.current.loaded).toBe('here');
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'with a connection of %j it comes only when it is asked for',
  async (connection) => {
    Object.assign(navigator, { connection });
    const { result } = deferred();
    expect(waiting.size).toBe(0);
    expect(await act(async () => result.current.load())).toBe(true);
    expect(result.current.loaded).toBe('here');
    Object.assign(navigator, { connection: undefined });
  },
);

test('leaves nothing waiting behind', () => {
  const { unmount } = deferred();
  expect(waiting.size).toBe(1);
  unmount();
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
