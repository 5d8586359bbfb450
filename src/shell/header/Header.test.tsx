/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { stubMatchMedia } from '../stubMatchMedia';
import { Header as ControlledHeader, type HeaderProps } from './Header';

/** A header whose menu opens, as within Layout. */
function Header({ onMenuToggle, ...props }: Partial<HeaderProps> & { pathname: string }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const toggle = (open: boolean) => {
    setMenuOpen(open);
    onMenuToggle?.(open);
  };
  return <ControlledHeader {...props} menuOpen={menuOpen} onMenuToggle={toggle} />;
}

let growPastBreakpoint: (matches: boolean) => void;
beforeEach(() => {
  growPastBreakpoint = stubMatchMedia();
});
// jsdom has nowhere to go.
beforeAll(() => window.addEventListener('click', (event) => event.preventDefault()));

const mobile = () =>
  document.getElementById(
    screen.getByRole('button', { name: /menu$/ }).getAttribute('aria-controls')!,
  )!;

describe('the cart', () => {
  test.each([
    [undefined, 'Cart', ''],
    [0, 'Cart', ''],
    [1, 'Cart, 1 item', '1'],
    [3, 'Cart, 3 items', '3'],
    [99, 'Cart, 99 items', '99'],
    [100, 'Cart, 99+ items', '99+'],
  ])('with %p items is named %p and shows %p', (cartCount, name, badge) => {
    render(<Header pathname="/" cartCount={cartCount} />);
    expect(screen.getByRole('button', { name: /^Cart/ })).toHaveAccessibleName(name);
    expect(screen.getByRole('button', { name: /^Cart/ })).toHaveTextContent(badge);
  });

  test('and the search tell their names', async () => {
    const onAction = jest.fn();
    render(<Header pathname="/" onAction={onAction} />);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cart' }));
    expect(onAction.mock.calls).toEqual([['Search'], ['Cart']]);
  });
});

test('a menu that stays closed is not spoken of', () => {
  const onMenuToggle = jest.fn();
  const { rerender } = render(<Header pathname="/" onMenuToggle={onMenuToggle} />);
  rerender(<Header pathname="/blog" onMenuToggle={onMenuToggle} />);
  expect(onMenuToggle).not.toHaveBeenCalled();
});

describe('the current page', () => {
  test('is marked once in each menu', () => {
    const { container } = render(<Header pathname="/blog" />);
    const marked = [...container.querySelectorAll('[aria-current="page"]')];
    expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/blog', '/blog']);
  });

  test('within the categories marks their button too', () => {
    render(<Header pathname="/shoes" />);
    expect(screen.getByRole('button', { name: 'Categories', hidden: true })).toHaveAttribute(
      'data-current',
    );
  });

  test('that has no link marks none', () => {
    const { container } = render(<Header pathname="/404" />);
    expect(container.querySelector('[aria-current], [data-current]')).toBeNull();
  });
});

/** jsdom knows no window width, and hides what only large ones show. */
describe('the dropdown', () => {
  const button = () => screen.getByRole('button', { name: 'Categories', hidden: true });

  test('stays open on the press that follows a hover, and closes on the next', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(<Header pathname="/blog" />);
    // Hovering, as Radix hears it; jsdom has no pointer types.
    const move = new MouseEvent('pointermove', { bubbles: true });
    Object.defineProperty(move, 'pointerType', { value: 'mouse' });
    act(() => void button().dispatchEvent(move));
    expect(await screen.findByText('Digital Art', { selector: 'p' })).toBeInTheDocument();
    await user.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await user.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes on Escape, which gives the focus back', async () => {
    render(<Header pathname="/blog" />);
    await userEvent.click(button());
    screen.getByRole('link', { name: /^Shoes./, hidden: true }).focus();
    await userEvent.keyboard('{Escape}');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(button()).toHaveFocus();
  });

  test('closes when the page changes', async () => {
    const { rerender } = render(<Header pathname="/blog" />);
    await userEvent.click(button());
    rerender(<Header pathname="/shoes" />);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the menu of small windows', () => {
  test('lists every section once', () => {
    render(<Header pathname="/" />);
    expect(
      within(mobile())
        .getAllByRole('link', { hidden: true })
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Beats', '/'],
      ['Fashion', '/fashion'],
      ['Shoes', '/shoes'],
      ['Digital Art', '/digital-art'],
      ['Music Trading', '/music-trading'],
      ['Live Selling', '/live-selling'],
      ['Podcasts', '/podcasts'],
      ['Blog', '/blog'],
      ['Community', '/community'],
    ]);
  });

  test.each<[string, () => unknown]>([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close menu' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'choosing a link',
      () =>
        userEvent.click(within(mobile()).getByRole('link', { name: /Podcasts$/, hidden: true })),
    ],
  ])('is closed by %s, which gives the focus back', async (_, close) => {
    const onMenuToggle = jest.fn();
    render(<Header pathname="/" onMenuToggle={onMenuToggle} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(onMenuToggle).toHaveBeenLastCalledWith(true);
    (document.activeElement as HTMLElement).blur();
    await close();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
    expect(onMenuToggle).toHaveBeenLastCalledWith(false);
  });

  test('is closed by growing the window', async () => {
    render(<Header pathname="/" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    act(() => growPastBreakpoint(true));
    expect(mobile()).toHaveAttribute('data-state', 'closed');
  });

  test('is closed by a page change from elsewhere', async () => {
    const { rerender } = render(<Header pathname="/" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    rerender(<Header pathname="/blog" />);
    expect(mobile()).toHaveAttribute('data-state', 'closed');
  });
});
