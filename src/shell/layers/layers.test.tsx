/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useLayer, type Layer } from './layers';

type Name = Layer['name'];
const closed: Name[] = [];

/** A layer with a button that opens it and one inside. */
function OpenableLayer({
  name,
  open = true,
  modal,
}: Pick<Layer, 'name' | 'modal'> & { open?: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useLayer({
    name,
    open,
    modal,
    root,
    onClose: () => closed.push(name),
    returnFocus: () => opener.current?.focus(),
  });
  return (
    <>
      <button ref={opener}>Open {name}</button>
      <div ref={root}>
        <button onClick={close}>Close {name}</button>
      </div>
    </>
  );
}

const parts = (open: Name[]) => (
  <>
    <button>Page</button>
    {(['chat', 'menu', 'toast'] as const).map((name) => (
      <OpenableLayer key={name} name={name} open={open.includes(name)} />
    ))}
  </>
);
const button = (name: string) => screen.getByRole('button', { name });
const escape = (init: object = {}) =>
  fireEvent.keyDown(document.activeElement!, { key: 'Escape', ...init });

beforeEach(() => void closed.splice(0));

test('Escape closes the menu, then the toast, then the chat, one for each press', () => {
  const { rerender } = render(parts(['chat', 'toast', 'menu']));
  button('Close chat').focus();
  escape();
  rerender(parts(['chat', 'toast']));
  escape();
  rerender(parts(['chat']));
  escape();
  rerender(parts([]));
  escape();
  expect(closed).toEqual(['menu', 'toast', 'chat']);
});

test.each<[Name, string, Name[]]>([
  ['menu', 'Page', ['menu']],
  ['toast', 'Page', ['toast']],
  ['chat', 'Page', []],
  ['chat', 'Close chat', ['chat']],
])('Escape reaches the %s from %s: %j', (name, focused, expected) => {
  render(parts([name]));
  button(focused).focus();
  escape();
  expect(closed).toEqual(expected);
});

test.each<Name>(['menu', 'toast', 'chat'])('the %s gives back only a focus it held', (name) => {
  render(parts([name]));
  button('Page').focus();
  fireEvent.click(button(`Close ${name}`));
  expect(button('Page')).toHaveFocus();
  button(`Close ${name}`).focus();
  fireEvent.click(button(`Close ${name}`));
  expect(button(`Open ${name}`)).toHaveFocus();
});

test.each([true, false])("a phone's Back closes a modal layer, once: %s", (modal) => {
  const watchers = new Set<{ onclose?: () => void }>();
  window.CloseWatcher = class {
    onclose = null;
    constructor() {
      watchers.add(this as never);
    }
    destroy() {
      watchers.delete(this as never);
    }
  };
  const { rerender } = render(<OpenableLayer name="menu" modal={modal} />);
  for (const { onclose } of watchers) onclose!();
  expect(closed).toEqual(modal ? ['menu'] : []);
  rerender(<OpenableLayer name="menu" modal={modal} open={false} />);
  expect(watchers.size).toBe(0);
  Reflect.deleteProperty(window, 'CloseWatcher');
});

test.each([true, false])('a focus that is nowhere belongs to a modal layer: %s', (modal) => {
  render(<OpenableLayer name="menu" modal={modal} />);
  expect(document.body).toHaveFocus();
  escape();
  const opener = button('Open menu');
  expect(document.activeElement).toBe(modal ? opener : document.body);
});

test('the key is kept from the handlers of the parts, and only if it closes something', () => {
  const heard = jest.fn();
  document.addEventListener('keydown', heard);
  const { rerender } = render(parts(['toast']));
  escape();
  expect(heard).not.toHaveBeenCalled();
  rerender(parts(['chat']));
  button('Page').focus();
  escape();
  expect(heard).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', heard);
});

test.each([
  ['ends an input method’s composition', { isComposing: true }],
  ['ends one in Safari', { keyCode: 229 }],
  ['is held down', { repeat: true }],
  ['is another key', { key: 'a' }],
])('nothing closes when the key %s', (_, init) => {
  render(parts(['menu']));
  escape(init);
  expect(closed).toEqual([]);
});
