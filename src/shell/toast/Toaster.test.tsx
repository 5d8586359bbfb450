/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useDeferredValue, useLayoutEffect, useSyncExternalStore } from 'react';
import { stubMatchMedia } from '../../../tests/unit/stubMatchMedia';
import { delay } from '../../tokens/motion';
import { Toaster } from './Toaster';
import { createToastStore } from './toastStore';
import { ToastProvider, usePlaceholderAction, useToast, useToastStore } from './useToast';

const lost = { title: 'Lost', description: 'Try again.' };
const rendered = jest.fn();
function Page() {
  rendered();
  const act = usePlaceholderAction();
  const toast = useToast();
  return (
    <>
      <button onClick={() => act({ type: 'footer', name: 'Like' })}>Like</button>
      <button onClick={() => act({ type: 'footer', name: 'Buy' })}>Buy</button>
      <button onClick={() => toast({ ...lost, variant: 'destructive' })}>Break</button>
    </>
  );
}

/** Called when a toast is in the page, before React stops the timer of the one that it replaces. */
let committed = () => {};
function Commit() {
  const { subscribe, get } = useToastStore();
  const toast = useDeferredValue(useSyncExternalStore(subscribe, get));
  useLayoutEffect(() => committed(), [toast]);
  return null;
}

const toasts = () => screen.queryAllByRole('listitem');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  stubMatchMedia();
  jest.useFakeTimers();
  rendered.mockClear();
  render(
    <ToastProvider>
      <Page />
      <Toaster />
      <Commit />
    </ToastProvider>,
  );
  // Radix registers its viewport in a transition, so this waits for that.
  wait(50);
});
afterEach(() => jest.useRealTimers());

test('gives the focus back when another toast comes', () => {
  screen.getByRole('button', { name: 'Like' }).focus();
  press('Like');
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  press('Buy');
  expect(screen.getByRole('button', { name: 'Like' })).toHaveFocus();
});

test('a toast whose time ends while another takes its place does not close that', () => {
  press('Like');
  wait(delay.toast - 1);
  committed = () => jest.advanceTimersByTime(2);
  press('Buy');
  committed = () => {};
  wait(1000);
  expect(toasts()).toHaveLength(1);
});

test('a toast paused under the pointer and closed does not pause the next', () => {
  press('Like');
  fireEvent.pointerMove(toasts()[0]!);
  press('Close');
  press('Buy');
  wait(5100);
  expect(toasts()).toHaveLength(0);
});

test('a toast that comes under the pointer stays, also in place of another', () => {
  press('Like');
  fireEvent.pointerOver(toasts()[0]!);
  wait(60_000);
  expect(toasts()).toHaveLength(1);
  press('Buy');
  fireEvent.pointerOver(toasts()[0]!);
  wait(60_000);
  expect(toasts()[0]).toHaveTextContent('Buy');
});

test('a focused toast stays when its window gets the focus back, and knows the way back', () => {
  screen.getByRole('button', { name: 'Like' }).focus();
  press('Like');
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  const focus = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  fireEvent.focusOut(close);
  fireEvent.blur(window);
  focus.mockRestore();
  fireEvent.focus(window);
  fireEvent.focusIn(close);
  wait(60_000);
  expect(toasts()).toHaveLength(1);
  press('Close');
  expect(screen.getByRole('button', { name: 'Like' })).toHaveFocus();
});

test('marks the destructive variant, says it at once, and re-renders nobody else', () => {
  press('Break');
  expect(toasts()[0]).toHaveAttribute('data-variant', 'destructive');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive');
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('the dismissal of an older toast leaves the newer one open', () => {
  const store = createToastStore();
  store.show({ ...lost, title: 'Like' });
  store.show({ ...lost, title: 'Buy' });
  store.dismiss(1);
  expect(store.get()).toMatchObject({ title: 'Buy', open: true });
});
