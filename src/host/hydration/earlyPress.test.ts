/** @jest-environment jsdom */
import { inline } from '../page/inline';
import { doKeptPress, keepPress, stopKeepingPresses } from './earlyPress';

const done = jest.fn();

/** Opens a page with a button and a link to nowhere, and runs the script of the HTML in it. */
function openPage() {
  document.body.innerHTML = '<button><b>Menu</b></button><a href="#">Terms</a>';
  window.eval(inline(keepPress));
  const [button, terms] = document.body.children as unknown as HTMLElement[];
  return { button: button!, terms: terms! };
}

/**
 * Acts like React: it hears presses from here on, and calls `doKeptPress` when it has hydrated the
 * page.
 */
function takeOver(between = () => {}) {
  stopKeepingPresses();
  document.body.addEventListener('click', (event) => {
    event.preventDefault();
    done((event.target as Element).textContent);
  });
  between();
  doKeptPress();
  doKeptPress();
}

beforeEach(() => {
  jest.clearAllMocks();
  document.body = document.createElement('body');
});
afterEach(() => jest.restoreAllMocks());

test('a press on a control is done once, when React has taken over', () => {
  const { button } = openPage();
  (button.firstChild as HTMLElement).click();
  expect(done).not.toHaveBeenCalled();
  takeOver();
  expect(done.mock.calls).toEqual([['Menu']]);
});

test('of several the last is done, and a link to nowhere leads nowhere meanwhile', () => {
  const { button, terms } = openPage();
  button.click();
  expect(terms.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(
    false,
  );
  takeOver();
  expect(done.mock.calls).toEqual([['Terms']]);
});

test.each<[string, (page: ReturnType<typeof openPage>) => void]>([
  ['something else was pressed', () => document.body.click()],
  ['the control has gone', ({ button }) => button.remove()],
  [
    'it was long ago',
    () => jest.spyOn(performance, 'now').mockReturnValue(window.___press!.timeStamp + 10_000),
  ],
])('a press is not done when %s', (_, happens) => {
  const page = openPage();
  page.button.click();
  happens(page);
  takeOver();
  expect(done).not.toHaveBeenCalled();
});

test('a press that React hears itself is done once, and the one before it not at all', () => {
  const { button } = openPage();
  button.click();
  takeOver(() => button.click());
  expect(done.mock.calls).toEqual([['Menu']]);
});
