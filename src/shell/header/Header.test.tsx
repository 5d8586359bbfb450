/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { sampleNavigation } from '../../../tests/unit/sampleNavigation';
import { delay } from '../../tokens/motion';
import { stubMatchMedia } from '../../../tests/unit/stubMatchMedia';
import { Header as ControlledHeader, type HeaderProps } from './Header';

/** A header that holds the state of its menu, as Layout does. */
function Header({ onOpenChange, ...props }: Partial<HeaderProps> & { pathname: string }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = (open: boolean) => {
    setOpen(open);
    onOpenChange?.(open);
  };
  return (
    <ControlledHeader
      navigation={sampleNavigation}
      onAction={() => {}}
      {...props}
      open={isOpen}
      onOpenChange={toggle}
    />
  );
}

beforeEach(stubMatchMedia);

test.each([
  [undefined, 'Cart', ''],
  [0, 'Cart', ''],
  [1, 'Cart, 1 item', '1'],
  [3, 'Cart, 3 items', '3'],
  [99, 'Cart, 99 items', '99'],
  [100, 'Cart, 99+ items', '99+'],
])('the cart with %p items is named %p and shows %p', (cartCount, name, badge) => {
  render(<Header pathname="/" cartCount={cartCount} />);
  const cart = screen.getByRole('button', { name: /^Cart/ });
  expect(cart).toHaveAccessibleName(name);
  expect(cart).toHaveTextContent(badge);
});

test('a menu that stays closed is not spoken of', () => {
  const onOpenChange = jest.fn();
  const { rerender } = render(<Header pathname="/" onOpenChange={onOpenChange} />);
  rerender(<Header pathname="/blog" onOpenChange={onOpenChange} />);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test.each([
  ['Open menu', 'Blog', /^(Open|Close) menu$/],
  ['Categories', /^Beats/, 'Categories'],
])(
  'a link that opens in another tab leaves the menu of %p open, any other closes it',
  (opener, name, button) => {
    jest.useFakeTimers();
    render(<Header pathname="/" />);
    fireEvent.click(screen.getByRole('button', { name: opener, hidden: true }));
    const link = screen.getAllByRole('link', { name, hidden: true }).at(-1)!;
    link.addEventListener('click', (event) => event.preventDefault());
    const isOpen = () =>
      screen.getByRole('button', { name: button, hidden: true }).getAttribute('aria-expanded');
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      fireEvent.click(link, { [key]: true });
    expect(isOpen()).toBe('true');
    fireEvent.click(link);
    act(() => jest.advanceTimersByTime(delay.menuChosen));
    expect(isOpen()).toBe('false');
    jest.useRealTimers();
  },
);

test('the small menu stays over a page that is about to go until the next one is there; the link to this page closes it', () => {
  const { rerender } = render(<Header pathname="/" />);
  fireEvent.focus(screen.getByRole('button', { name: 'Open menu' }));
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const link = screen.getAllByRole('link', { name: 'Blog' }).at(-1)!;
  link.addEventListener('click', (event) => event.preventDefault());
  jest.useFakeTimers();
  for (const detail of [1, 2]) fireEvent.click(link, { detail });
  expect(screen.getByRole('button', { name: 'Close menu' })).toBeInTheDocument();
  rerender(<Header pathname="/blog" />);
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  // The first press of two no longer closes what was opened after it.
  act(() => jest.advanceTimersByTime(delay.menuChosen));
  jest.useRealTimers();
  fireEvent.click(screen.getAllByRole('link', { name: 'Blog' }).at(-1)!);
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeInTheDocument();
});

test('the list of the small menu waits unseen from the moment when a pointer or the focus comes to its button, so that opening only shows it', () => {
  render(<Header pathname="/" />);
  const list = () =>
    document.querySelector<HTMLElement>('nav:has([href="/blog"]):not([data-orientation])');
  expect(list()).toBeNull();
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Open menu' }));
  const waiting = list();
  expect(waiting).toHaveAttribute('hidden');
  for (const name of ['Open menu', 'Close menu']) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(list()).toBe(waiting);
    expect(waiting!.hidden).toBe(name === 'Close menu');
    // Closed while it shows its end, it begins at its top the next time.
    expect(waiting!.scrollTop).toBe(0);
    waiting!.scrollTop = 300;
  }
});

test('a page within the categories marks their button too', () => {
  render(<Header pathname="/shoes" />);
  const categories = screen.getByRole('button', { name: 'Categories', hidden: true });
  expect(categories).toHaveAttribute('aria-current', 'true');
});

test('docs/product.md, section 4: a double click on the button of the small menu counts as one press', () => {
  render(<Header pathname="/" />);
  const button = screen.getByRole('button', { name: 'Open menu' });
  for (const detail of [1, 2]) fireEvent.click(button, { detail });
  expect(screen.getByRole('button', { name: 'Close menu' })).toBeInTheDocument();
});
