/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { delay } from '../../tokens/motion';
import { ToastArea } from './ToastArea';
import { ToastProvider, usePlaceholderAction } from './useToast';

/** Ends the wait for the code of toasts: the code comes, or is lost. */
let mockArrive: () => void;
let mockLose: () => void;
// Awaiting a module that is a promise gives what the promise resolves to.
jest.mock('./Toaster', () => ({
  then: (resolve: (module: object) => void, reject: (error: Error) => void) => {
    mockArrive = () => resolve(jest.requireActual('./Toaster'));
    mockLose = () => reject(new Error('The chunk did not come.'));
  },
}));

function Page() {
  const act = usePlaceholderAction();
  return <button onClick={() => act({ type: 'footer', name: 'Like' })}>Like</button>;
}
const site = (pathname: string) => (
  <ToastProvider>
    <Page />
    <ToastArea pathname={pathname} />
  </ToastProvider>
);
const like = () => screen.getByRole('button', { name: 'Like' });
const press = () => act(async () => void fireEvent.click(like()));

afterEach(() => void jest.useRealTimers());

test('a toast that waits for its code waits no longer than its page', async () => {
  const { rerender } = render(site('/'));
  await press();
  rerender(site('/blog'));
  await act(async () => mockArrive());
  expect(screen.getByRole('region', { hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('where its code is lost, the toast is said without it, until it is closed', async () => {
  render(site('/'));
  like().focus();
  await press();
  await act(async () => mockLose());
  expect(screen.getByRole('alert')).toHaveTextContent(/^LikeThis feature isn't implemented yet/);
  expect(like()).toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(like()).toHaveFocus();

  await press();
  await act(async () => mockLose());
  fireEvent.keyDown(like(), { key: 'Escape' });
  expect(screen.queryByRole('alert')).toBeNull();

  // A press while the words stand asks for the code again, and a focus in them goes back.
  await press();
  await act(async () => mockLose());
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await press();
  await act(async () => mockArrive());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(like()).toHaveFocus();
  expect(await screen.findByRole('listitem')).toHaveTextContent(/^Like/);
});

test('where its code stalls, the toast is said without it after a while, and only once when it comes', async () => {
  jest.useFakeTimers();
  const { rerender } = render(site('/'));
  await press();
  await act(() => jest.advanceTimersByTime(delay.toastLate - 1));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Like/);

  await act(async () => mockArrive());
  expect(screen.getByRole('alert')).toHaveTextContent(/^Like/);
  expect(screen.queryByRole('region', { hidden: true })).toBeNull();
  rerender(site('/blog'));
  expect(screen.queryByRole('alert')).toBeNull();
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Like/);
});
