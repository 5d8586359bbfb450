/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Footer } from './Footer';

test('every button tells its own name', async () => {
  const onAct = jest.fn();
  render(<Footer pathname="/" onAct={onAct} />);
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  expect(onAct.mock.calls.map(([{ name }]) => name)).toEqual([
    'Support',
    'Trap Beats',
    'Hip Hop',
    'R&B',
    'Pop',
    'Rock',
    'Electronic',
    'Facebook',
    'Twitter',
    'Instagram',
    'YouTube',
    'Privacy Policy',
    'Terms of Service',
    'Cookie Policy',
  ]);
  expect(
    screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent),
  ).toEqual(onAct.mock.calls.map(([{ name }]) => name));
});

test('Quick Links are five links, the current one marked', () => {
  render(<Footer pathname="/shoes" />);
  const links = within(screen.getByRole('navigation', { name: 'Quick Links' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Beats', '/'],
    ['Fashion', '/fashion'],
    ['Shoes', '/shoes'],
    ['Blog', '/blog'],
    ['Community', '/community'],
  ]);
  expect(links.filter((link) => link.ariaCurrent ?? link.getAttribute('aria-current'))).toEqual([
    links[2],
  ]);
});

test('tells how to reach the shop, and the year', () => {
  render(<Footer pathname="/" />);
  expect(screen.getByRole('link', { name: /@.+\.example$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:.+\.example$/),
  );
  expect(screen.getByRole('link', { name: /555/ })).toHaveAttribute('href', 'tel:+12135550142');
  expect(screen.getByText('Los Angeles, CA')).toBeInTheDocument();
  expect(screen.getByText(/^© 2025 Waxline/)).toBeInTheDocument();
});
