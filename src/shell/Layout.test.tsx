/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Layout } from './Layout';
import { sampleNavigation } from '../../tests/unit/sampleNavigation';
import { stubMatchMedia } from '../../tests/unit/stubMatchMedia';

beforeEach(stubMatchMedia);

jest.mock('./chat/ChatPanel', () => ({
  then: (_: unknown, reject: (error: Error) => void) => reject(new Error('It did not come.')),
}));

const page = (pathname: string) => (
  <Layout pathname={pathname} navigation={sampleNavigation}>
    <h1>{pathname}</h1>
    <p id="deep">Deep</p>
  </Layout>
);

/** The router moves the focus first, so our code moves it a frame later. */
const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

test('a new page takes the focus; the first one and one that stays do not', async () => {
  const { rerender } = render(page('/'));
  expect(document.body).toHaveFocus();
  rerender(page('/blog'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  screen.getByRole('button', { name: 'Search' }).focus();
  rerender(page('/blog'));
  await nextFrame();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

test('what the address points at takes the focus of a new page', async () => {
  const { rerender } = render(page('/'));
  window.location.hash = '#deep';
  rerender(page('/blog'));
  await waitFor(() => expect(screen.getByText('Deep')).toHaveFocus());
  window.location.hash = '#nowhere';
  rerender(page('/shoes'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  window.location.hash = '';
});

test('docs/product.md, section 8: what failed is said in its words', async () => {
  render(page('/'));
  fireEvent.click(screen.getByRole('button', { name: 'Open chat' }));
  await screen.findAllByText(
    'BeatBot could not be loaded. Check your connection, then open the chat again.',
  );
  expect(screen.getByRole('button', { name: 'Open chat' })).toBeInTheDocument();
});

test('docs/product.md, section 2: the page behind the small menu is inert, and all that belongs to it', async () => {
  const { container } = render(page('/'));
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await waitFor(() => expect(container.querySelector('main')).toHaveAttribute('inert'));
  for (const part of ['a[href="#main"]', 'footer', 'aside'])
    expect(container.querySelector(part)).toHaveAttribute('inert');
});
