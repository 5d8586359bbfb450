/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from './Toaster';
import { ToastProvider, usePlaceholderAction, useToast } from './useToast';

const rendered = jest.fn();
function Page() {
  rendered();
  const act = usePlaceholderAction();
  const toast = useToast();
  return (
    <>
      <button onClick={() => act({ type: 'footer', name: 'Like' })}>Like</button>
      <button onClick={() => act({ type: 'footer', name: 'Buy' })}>Buy</button>
      <button onClick={() => toast({ title: 'Lost', variant: 'destructive' })}>Break</button>
    </>
  );
}

const toasts = () => screen.queryAllByRole('listitem');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  rendered.mockClear();
  render(
    <ToastProvider>
      <Page />
      <Toaster />
    </ToastProvider>,
  );
  // Radix takes its viewport in a transition.
  wait(50);
});
afterEach(() => jest.useRealTimers());

test('says the action and the text of section 8, to the letter', () => {
  press('Like');
  expect(screen.getByText('Like', { selector: 'li *' })).toBeInTheDocument();
  expect(
    screen.getByText(
      "This feature isn't implemented yet\u2014but don't worry! You can request it in your next prompt!",
    ),
  ).toBeInTheDocument();
});

test('shows one, a new one replaces it and is announced', () => {
  press('Like');
  press('Buy');
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toHaveTextContent(/^Buy/);
  wait(100);
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(/Buy This feature/);
});

test('gives each its own whole 5000 ms', () => {
  press('Like');
  wait(3000);
  press('Like');
  wait(4900);
  expect(toasts()).toHaveLength(1);
  wait(200);
  expect(toasts()).toHaveLength(0);
});

test('goes by its button and by Escape from anywhere', () => {
  press('Like');
  press('Close');
  expect(toasts()).toHaveLength(0);
  press('Like');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(toasts()).toHaveLength(0);
});

test.each([
  ['closing it', () => press('Close')],
  ['Escape', () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' })],
  ['another toast', () => press('Buy')],
])('gives the focus back after %s', (_, go) => {
  screen.getByRole('button', { name: 'Like' }).focus();
  press('Like');
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region')).toContainElement(document.activeElement as HTMLElement);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  go();
  expect(screen.getByRole('button', { name: 'Like' })).toHaveFocus();
});

test('leaves the focus alone on F8 when there is none', () => {
  screen.getByRole('button', { name: 'Like' }).focus();
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('button', { name: 'Like' })).toHaveFocus();
});

test('a toast paused under the pointer and closed does not pause the next', () => {
  press('Like');
  fireEvent.pointerMove(toasts()[0]!);
  press('Close');
  press('Buy');
  wait(5100);
  expect(toasts()).toHaveLength(0);
});

test('marks the destructive variant, and re-renders nobody else', () => {
  press('Break');
  expect(toasts()[0]).toHaveAttribute('data-variant', 'destructive');
  expect(rendered).toHaveBeenCalledTimes(1);
});
