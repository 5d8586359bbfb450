/** @jest-environment jsdom */
import { lastChoiceWins } from './lastChoiceWins';

let go: jest.Mock;
let arrive: Record<string, () => void>;
let fail: (reason: Error) => void;

beforeEach(() => {
  go = jest.fn();
  arrive = {};
  window.___navigate = go;
  window.___loader = {
    loadPage: (path) =>
      new Promise((resolve, reject) => {
        arrive[path] = () => resolve({});
        fail = reject;
      }),
    loadPageSync: jest.fn(),
  };
  lastChoiceWins!({} as never, {} as never);
});

const settled = () => new Promise((done) => setTimeout(done));

test('a page is gone to when it has loaded, its hash and its options with it', async () => {
  window.___navigate('/blog#lead', { replace: true });
  await settled();
  expect(go).not.toHaveBeenCalled();
  arrive['/blog']!();
  await settled();
  expect(go.mock.calls).toEqual([['/blog#lead', { replace: true }]]);
});

test('a fragment Gatsby could not decode is spelled so that it can', async () => {
  window.___navigate('/blog#50%off');
  arrive['/blog']!();
  await settled();
  expect(go).toHaveBeenCalledWith('/blog#50%25off', undefined);
});

test('of two the last wins, though the first loads later', async () => {
  window.___navigate('/blog');
  window.___navigate('/shoes');
  arrive['/shoes']!();
  await settled();
  arrive['/blog']!();
  await settled();
  expect(go.mock.calls).toEqual([['/shoes', undefined]]);
});

test('Back lets go of what was still loading', async () => {
  window.___navigate('/blog');
  window.dispatchEvent(new PopStateEvent('popstate'));
  arrive['/blog']!();
  await settled();
  expect(go).not.toHaveBeenCalled();
});

test('a page that fails to load is left to Gatsby', async () => {
  window.___navigate('/blog');
  fail(new Error('offline'));
  await settled();
  expect(go).toHaveBeenCalledTimes(1);
});

test('steps through the history are taken at once', () => {
  window.___navigate(-1);
  expect(go.mock.calls).toEqual([[-1, undefined]]);
});
