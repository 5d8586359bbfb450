/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastArea } from './ToastArea';
import { ToastProvider, usePlaceholderAction } from './useToast';

let mockIsLost = true;
jest.mock('./Toaster', () => {
  if (mockIsLost) throw new Error('The chunk did not come.');
  return jest.requireActual('./Toaster');
});

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

test('where its code is lost, the toast is said without it, until it is closed', async () => {
  render(site('/'));
  like().focus();
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent(/^LikeThis feature isn't implemented yet/);
  expect(like()).toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(like()).toHaveFocus();

  await press();
  fireEvent.keyDown(like(), { key: 'Escape' });
  expect(screen.queryByRole('alert')).toBeNull();

  mockIsLost = false;
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('listitem')).toHaveTextContent(/^Like/);
});
