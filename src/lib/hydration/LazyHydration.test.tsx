/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { isHydrated } from '../../../tests/unit/isHydrated';
import { stubMatchMedia } from '../../../tests/unit/stubMatchMedia';
import { beginHydration, endHydration } from './gates';
import { EndHydrationIfRedrawn, LazyHydration } from './LazyHydration';
import { asSent, useIsLeftAsSent } from './leftAsSent';

/** The elements that the page's observers watch, and the callback that reports to them. */
let observed: Element[] = [];
let comeNear: (root: Element) => void;

beforeEach(() => {
  document.body.innerHTML = '';
  press.mockClear();
  observed = [];
  const tells = new Map<Element, (entries: unknown[]) => void>();
  // As after a fast scroll, when a browser tells of far and near at once.
  comeNear = (root) => tells.get(root)!([{ isIntersecting: false }, { isIntersecting: true }]);
  window.IntersectionObserver = class {
    constructor(private tell: (entries: unknown[]) => void) {}
    root?: Element;
    observe(root: Element) {
      this.root = root;
      observed.push(root);
      tells.set(root, this.tell);
    }
    disconnect = () => observed.splice(observed.indexOf(this.root!), 1);
  } as never;
});

const press = jest.fn();

function Part({ name }: { name: string }) {
  const root = useRef<HTMLElement>(null);
  return (
    <section ref={root}>
      <LazyHydration root={root}>
        <button onClick={() => press(name)}>{name}</button>
      </LazyHydration>
    </section>
  );
}

function Page({ word = 'First' }) {
  return (
    <>
      <EndHydrationIfRedrawn />
      <a href="#main">Here</a>
      <Part name={word} />
      <Part name="Second" />
    </>
  );
}

/** HTML as the server writes it, with React's comments around each part. */
const html = `<a href="#main">Here</a>${['First', 'Second']
  .map((name) => `<section><!--$--><button>${name}</button><!--/$--></section>`)
  .join('')}`;

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  jest.restoreAllMocks();
});

async function takeOver(early?: (buttons: HTMLElement[]) => void, from = html) {
  document.body.innerHTML = `<div>${from}</div>`;
  const buttons = [...document.querySelectorAll('button')];
  beginHydration();
  await act(async () => {
    const onRecoverableError = () => {};
    root = hydrateRoot(document.body.firstElementChild!, <Page />, { onRecoverableError });
    early?.(buttons);
  });
  endHydration();
  return { buttons, taken: () => buttons.map(isHydrated) };
}

test('a part waits until it comes near the window', async () => {
  const { buttons, taken } = await takeOver();
  expect(taken()).toEqual([false, false]);
  expect(observed).toEqual([...document.querySelectorAll('section')]);
  await act(async () => comeNear(observed[1]!));
  expect(taken()).toEqual([false, true]);
  expect(observed).toHaveLength(1);
  expect([...document.querySelectorAll('button')]).toEqual(buttons);
});

test('a part that a browser has translated stays translated until it is touched', async () => {
  const { buttons, taken } = await takeOver();
  buttons[1]!.innerHTML = '<font><font>Zweiter</font></font>';
  await act(async () => comeNear(observed[1]!));
  expect(taken()).toEqual([false, false]);
  expect(buttons[1]).toHaveTextContent('Zweiter');
  expect(buttons[1]).toBeInTheDocument();
  // React says that the words differ.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await act(async () => void fireEvent.pointerOver(buttons[1]!));
  const [, now] = document.querySelectorAll('button');
  await act(async () => now!.click());
  expect(press.mock.calls).toEqual([['Second']]);
});

test('where words before it were translated so early that React draws all of the page, a part that gets the focus keeps it', async () => {
  // React says that the words differ.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await takeOver(undefined, html.replace('Here', '<font>Hier</font>'));
  const button = document.querySelector('button')!;
  await act(async () => button.focus());
  expect(button).toHaveFocus();
});

test('a press on a part that waits is answered, and takes that part over alone', async () => {
  const { buttons, taken } = await takeOver();
  await act(async () => buttons[1]!.click());
  expect(press.mock.calls).toEqual([['Second']]);
  expect(taken()).toEqual([false, true]);
});

test('a press before React has begun is answered', async () => {
  await takeOver(([, second]) => second!.click());
  expect(press.mock.calls).toEqual([['Second']]);
});

test.each([
  ['the pointer', (button: Element) => fireEvent.pointerOver(button)],
  ['the focus', (button: HTMLElement) => button.focus()],
])('%s opens a part before it is pressed', async (_, touch) => {
  const { buttons, taken } = await takeOver();
  await act(async () => void touch(buttons[0]!));
  expect(taken()).toEqual([true, false]);
});

test('nothing is watched any more when all parts are hydrated', async () => {
  const listen = jest.spyOn(window, 'addEventListener');
  await takeOver();
  const { signal } = listen.mock.calls.find(([type]) => type === 'focusin')![2] as {
    signal: AbortSignal;
  };
  await act(async () => comeNear(observed[1]!));
  fireEvent.pointerOver(document.body);
  expect(signal.aborted).toBe(false);
  await act(async () => comeNear(observed[0]!));
  fireEvent.pointerOver(document.body);
  expect(signal.aborted).toBe(true);
});

test.each([
  ['a link to a place of the page', () => document.querySelector('a')!.click()],
  ['Back', () => window.dispatchEvent(new Event('popstate'))],
])('%s has all parts hydrated at once: the router renders the page again', async (_, go) => {
  const { buttons, taken } = await takeOver();
  await act(async () => {
    // This part is open, and React is about to hydrate it.
    buttons[1]!.focus();
    go();
    expect(taken()).toEqual([true, true]);
  });
});

test('a part that changes while it waits shows the change, and acts', async () => {
  await takeOver();
  await act(async () => root!.render(<Page word="Third" />));
  const [button] = document.querySelectorAll('button');
  expect(button).toHaveTextContent('Third');
  // The element stays the same when it comes near, because it may have the focus.
  await act(async () => button!.focus());
  await act(async () => comeNear(document.querySelector('section')!));
  expect(button).toHaveFocus();
  await act(async () => button!.click());
  expect(press.mock.calls).toEqual([['Third']]);
});

test('what did not come as HTML is there at once', () => {
  const { getByText } = render(<Page />);
  expect(observed).toEqual([]);
  getByText('Second').click();
  expect(press.mock.calls).toEqual([['Second']]);
});

function Menu() {
  return useIsLeftAsSent('@media (min-width: 64em)') ? (
    <nav {...asSent} />
  ) : (
    <nav>
      <button onClick={() => press('Menu')}>Menu</button>
    </nav>
  );
}

test('what a small window hides stays as the server sent it, until the window is wide', async () => {
  const widen = stubMatchMedia();
  document.body.innerHTML = '<div><nav><button>Menu</button></nav></div>';
  const button = document.querySelector('button')!;
  beginHydration();
  await act(async () => void hydrateRoot(document.body.firstElementChild!, <Menu />));
  endHydration();
  expect(document.querySelector('nav button')).toBe(button);
  expect(isHydrated(button)).toBe(false);
  await act(async () => widen(true));
  document.querySelector('button')!.click();
  expect(press.mock.calls).toEqual([['Menu']]);
});

test('a wide window hydrates it', async () => {
  stubMatchMedia()(true);
  document.body.innerHTML = '<div><nav><button>Menu</button></nav></div>';
  const button = document.querySelector('button')!;
  beginHydration();
  await act(async () => void hydrateRoot(document.body.firstElementChild!, <Menu />));
  endHydration();
  expect(isHydrated(button)).toBe(true);
});
