/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Layout } from './Layout';
import { sampleNavigation } from '../../tests/unit/sampleNavigation';
import { stubMatchMedia } from '../../tests/unit/stubMatchMedia';

/** The name of the part that throws while it renders. */
let mockBroken = '';
function mockThrowing(name: string, actual: Record<string, React.ComponentType>) {
  const Fragile = (props: object) => {
    if (mockBroken === name) throw new Error(`${name} is broken`);
    const Actual = actual[name]!;
    return <Actual {...props} />;
  };
  return { ...actual, [name]: Fragile };
}
jest.mock('./chat/Chat', () => mockThrowing('Chat', jest.requireActual('./chat/Chat')));
jest.mock('./toast/Toaster', () => mockThrowing('Toaster', jest.requireActual('./toast/Toaster')));
jest.mock('./header/MainMenu', () =>
  mockThrowing('MainMenu', jest.requireActual('./header/MainMenu')),
);
jest.mock('./header/MobileMenu', () =>
  mockThrowing('MobileMenu', jest.requireActual('./header/MobileMenu')),
);

function Page({ title }: { title: string }) {
  if (mockBroken === title) throw new Error(`${title} is broken`);
  return <h1>{title}</h1>;
}
const site = (pathname: string, title: string) => (
  <Layout pathname={pathname} navigation={sampleNavigation}>
    <Page title={title} />
  </Layout>
);

beforeEach(() => {
  stubMatchMedia();
  mockBroken = '';
  // React logs each caught error on the console, which is expected here.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void jest.restoreAllMocks());

const wayOn = (scope = screen.getByRole('alert')) => ({
  reload: within(scope).getByRole('button', { name: 'Reload' }),
  home: within(scope).getByRole('link', { name: 'Home' }),
});

/** jsdom loads no document, and says so on the console. */
const reloads = () => {
  const error = jest.mocked(console.error).mockClear();
  fireEvent.click(wayOn().reload);
  return /not implemented: navigation/i.test(String(error.mock.calls[0]));
};

test('a page that breaks says so, with a way on; the shell and the next page work', async () => {
  mockBroken = 'The Vault';
  const { rerender } = render(site('/blog', 'The Vault'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page stopped working.');
  expect(within(screen.getByRole('main')).getByRole('alert')).toBeInTheDocument();
  expect(wayOn().home).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('button', { name: 'Close menu' })).toBeInTheDocument();

  rerender(site('/shoes', 'Sneaker Hub'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sneaker Hub');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['Chat', 'The chat stopped working.'],
  ['MainMenu', 'The menu stopped working.'],
  ['MobileMenu', 'The menu stopped working.'],
])('%s breaks alone, and says so', (name, sentence) => {
  mockBroken = name;
  render(site('/blog', 'The Vault'));
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(reloads()).toBe(true);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The Vault');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('the toast area breaks alone, and says so', async () => {
  mockBroken = 'Toaster';
  render(site('/blog', 'The Vault'));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Notifications stopped working.');
  expect(reloads()).toBe(true);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The Vault');
});

test('a menu that breaks while it is open gives the page back', async () => {
  const { rerender, container } = render(site('/blog', 'The Vault'));
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(container.querySelector('main')).toHaveAttribute('inert');
  mockBroken = 'MobileMenu';
  await act(async () => rerender(site('/shoes', 'Sneaker Hub')));
  expect(screen.getByRole('alert')).toHaveTextContent('The menu stopped working.');
  expect(container.querySelector('main')).not.toHaveAttribute('inert');
});
