/** @jest-environment jsdom */
import { inline } from '../page/inline';
import { STALLED, runScripts } from './whenShown';

const script = '<link rel="preload" as="script" media="print" href="/app.js" />';
const running = () => document.querySelectorAll('script[src]').length;
let paint: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
  window.PerformanceObserver = class {
    constructor(callback: PerformanceObserverCallback) {
      const list = { getEntriesByName: () => [{}] } as unknown as PerformanceObserverEntryList;
      paint = () => callback(list, this as unknown as PerformanceObserver);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof PerformanceObserver;
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  window.eval(inline(runScripts, STALLED));
});
afterEach(() => jest.useRealTimers());

/** The HTML ends with the names of its scripts. */
function endHtml() {
  document.body.innerHTML = script;
  window.dispatchEvent(new Event('DOMContentLoaded'));
}

test('scripts are fetched when the page is painted, and run once, when it has loaded', () => {
  endHtml();
  paint();
  expect(document.querySelector('link')!.media).toBe('all');
  expect(running()).toBe(0);
  window.dispatchEvent(new Event('load'));
  expect(running()).toBe(1);
  jest.advanceTimersByTime(STALLED);
  expect(running()).toBe(1);
});

test('where a file stalls they run all the same, however late the end of the HTML has come', () => {
  paint();
  jest.advanceTimersByTime(2 * STALLED);
  endHtml();
  expect(document.querySelector('link')!.media).toBe('all');
  jest.advanceTimersByTime(STALLED - 1);
  expect(running()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(running()).toBe(1);
});
