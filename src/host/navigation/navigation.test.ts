/** @jest-environment jsdom */
import { loadFade } from '../../shell/page/fade';
import type { PageResources } from './gatsbyWindow';
import { guardNavigation } from './navigation';
import { openDocument } from './openDocument';
import { pageRequest } from './pageRequest';

jest.mock('../../shell/page/fade', () => ({ loadFade: jest.fn(), travel: jest.fn() }));
jest.mock('./openDocument', () => ({ openDocument: jest.fn() }));

const go = jest.fn();
/** Asks the server for an address. */
const ask = jest.fn<Promise<object>, [string, RequestInit]>();
const hovering = jest.fn();
/** Listens like the router. */
const router = jest.fn();
/** The pages that are being loaded, by their address. */
const coming: Record<string, { arrive: (page?: PageResources) => void; fail: () => void }> = {};
const ofBuild = (hash: string): PageResources => ({
  page: { path: '/', webpackCompilationHash: hash },
});

/** Installed once, because it stays for as long as the document does. */
beforeAll(() => {
  window.___navigate = go;
  window.fetch = ask as unknown as typeof fetch;
  window.___loader = {
    loadPage: (address) =>
      new Promise((resolve, reject) => {
        coming[address] = {
          arrive: (page = ofBuild('now')) => resolve(page),
          fail: () => reject(new Error('No.')),
        };
      }),
    loadPageSync: jest.fn(),
    hovering,
  };
  window.pagePath = '/';
  window.___webpackCompilationHash = 'now';
  Object.assign(window, { navigation: new EventTarget() });
  const guard = guardNavigation();
  window.addEventListener('popstate', router);
  guard();
});
beforeEach(() => {
  jest.spyOn(window, 'stop').mockImplementation();
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.mocked(loadFade).mockResolvedValue();
  ask.mockResolvedValue({});
});
afterEach(() => jest.useRealTimers());

const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const press = (to: string, options?: object) => void window.___navigate(to, options);
const goBackTo = (address: string) => {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

test('a page is gone to when it has loaded, its fragment and its options with it', async () => {
  press('/blog?a#lead', { replace: true });
  await wait();
  expect(go).not.toHaveBeenCalled();
  coming['/blog?a']!.arrive();
  await wait();
  expect(go.mock.calls).toEqual([['/blog?a#lead', { replace: true }]]);
});

test('steps through the history are taken at once', () => {
  void window.___navigate(-1);
  expect(go.mock.calls).toEqual([[-1, undefined]]);
});

test('the router hears of a step through the history when its page has come, not before', async () => {
  goBackTo('/fashion');
  goBackTo('/shoes');
  expect(router).not.toHaveBeenCalled();
  coming['/fashion']!.arrive();
  coming['/shoes']!.arrive();
  await wait();
  expect(router).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void | Promise<void>]>([
  ['belongs to another build', () => coming['/digital-art?a']!.arrive(ofBuild('later'))],
  ['belongs to no build anybody knows', () => coming['/digital-art?a']!.arrive(ofBuild(''))],
  ['lacks its script', () => coming['/digital-art?a']!.arrive({ status: 'error' })],
  ['cannot be loaded', () => coming['/digital-art?a']!.fail()],
  ['stalls for ten seconds, where the server answers', () => wait(10_000)],
])('a page that %s is opened as a document, once, with its query and fragment', async (_, end) => {
  press('/digital-art?a#lead', { replace: true });
  await wait();
  expect(openDocument).not.toHaveBeenCalled();
  await end();
  await wait();
  expect(jest.mocked(openDocument).mock.calls).toEqual([
    ['/digital-art?a#lead', { replace: true }],
  ]);
  expect(go).not.toHaveBeenCalled();
});

test('nothing is said to be loading when the browser does not open a document after all', async () => {
  press('/podcasts');
  await wait();
  coming['/podcasts']!.fail();
  await wait(1000);
  expect(pageRequest.get()).toBe('loading');
  window.navigation.dispatchEvent(new Event('navigateerror'));
  expect(pageRequest.get()).toBeUndefined();
  jest.mocked(window.stop).mockClear();
  press('/shoes');
  expect(window.stop).not.toHaveBeenCalled();
});

test('a document that is being opened does not come over a newer choice', async () => {
  press('/podcasts');
  await wait();
  coming['/podcasts']!.fail();
  await wait();
  expect(openDocument).toHaveBeenCalledTimes(1);
  jest.mocked(window.stop).mockClear();
  press('/shoes');
  expect(window.stop).toHaveBeenCalledTimes(1);
  press('/fashion');
  expect(window.stop).toHaveBeenCalledTimes(1);
});

describe('a page that takes longer than a second', () => {
  const ends: [string, () => void][] = [
    ['has come', () => coming['/blog']!.arrive()],
    ['is left behind, with the site', () => window.dispatchEvent(new Event('pagehide'))],
    ['is no longer wanted', () => goBackTo('/podcasts')],
  ];
  test.each(ends)('is said to be loading, until it %s', async (_, end) => {
    press('/blog');
    await wait(999);
    expect(pageRequest.get()).toBeUndefined();
    await wait(1);
    expect(pageRequest.get()).toBe('loading');
    end();
    await wait();
    expect(pageRequest.get()).toBeUndefined();
  });

  test('is said to be loading when it is gone back to, too', async () => {
    goBackTo('/live-selling');
    await wait(1000);
    expect(pageRequest.get()).toBe('loading');
    coming['/live-selling']!.arrive();
    await wait();
    expect(pageRequest.get()).toBeUndefined();
  });
});

test('the fade is fetched with a page that is pointed at or pressed, which waits for it 300 ms at most', async () => {
  window.___loader.hovering('/blog');
  // Not in the same task, nor in that of the press: a tap hovers just before it presses.
  expect(loadFade).not.toHaveBeenCalled();
  await wait();
  expect(loadFade).toHaveBeenCalledTimes(1);
  expect(hovering).toHaveBeenCalledWith('/blog');
  jest.mocked(loadFade).mockReturnValue(new Promise(() => {}));
  press('/blog');
  expect(loadFade).toHaveBeenCalledTimes(1);
  await wait();
  expect(loadFade).toHaveBeenCalledTimes(2);
  coming['/blog']!.arrive();
  await wait(299);
  expect(go).not.toHaveBeenCalled();
  await wait(1);
  expect(go).toHaveBeenCalledTimes(1);
});

describe('where the connection stalls or fails', () => {
  test('another press for the same page does not begin a new wait', async () => {
    press('/music-trading');
    await wait(6000);
    press('/music-trading');
    await wait(4000);
    const asked = ask.mock.calls.map(([address, { method }]) => `${method} ${address}`);
    expect(asked).toEqual(['HEAD /music-trading']);
    expect(openDocument).toHaveBeenCalledTimes(1);
    // Until the document is there, the visitor sees that something is on its way.
    expect(pageRequest.get()).toBe('loading');
  });

  test.each<[string, () => void | Promise<void>]>([
    ['stalls', () => wait(10_000)],
    ['cannot be loaded', () => coming['/music-trading']!.fail()],
  ])('a page %s, and nobody answers: the visitor stays, and is told', async (_, end) => {
    ask.mockRejectedValue(new Error('No answer.'));
    press('/music-trading');
    await wait();
    await end();
    await wait();
    expect(openDocument).not.toHaveBeenCalled();
    expect(pageRequest.get()).toBe('offline');
  });

  test('the page comes while the server is asked: it is shown', async () => {
    ask.mockReturnValue(new Promise(() => {}));
    press('/music-trading');
    await wait(10_000);
    coming['/music-trading']!.arrive();
    await wait();
    expect(go.mock.calls).toEqual([['/music-trading', undefined]]);
    expect(openDocument).not.toHaveBeenCalled();
  });
});
