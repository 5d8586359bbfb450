/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastArea } from './ToastArea';
import { ToastProvider, usePlaceholderAction } from './useToast';

let mockArrive: () => void;
// What is awaited of a module that is a promise is what it resolves to.
jest.mock('./Toaster', () => ({
  then: (resolve: (module: object) => void) => {
    mockArrive = () => resolve(jest.requireActual('./Toaster'));
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

test('a toast that waits for its code waits no longer than its page', async () => {
  const { rerender } = render(site('/'));
  await press();
  rerender(site('/blog'));
  await act(async () => mockArrive());
  expect(screen.getByRole('region')).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).toBeNull();
});
