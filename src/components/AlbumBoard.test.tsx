/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { Album } from '../content/types';
import { AlbumBoard } from './AlbumBoard';

const album = (title: string, price: number, change: string): Album => ({
  ...{ id: title, title, artist: 'Los Faroles', genre: 'Latin', price, change },
  trend: change.startsWith('+') ? 'up' : 'down',
  history: [price, price + 1, price],
  inks: { ground: '#000000', body: '#777777', key: '#ffffff' },
});
const newListings = [album('Marea Alta', 9.8, '+1.1%'), album('Noche Larga', 31.4, '−1.9%')];

const names = (role: string, scope: HTMLElement) =>
  within(scope)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

test('a board is a table: each row is headed by its album, and has a cell under every other head (WCAG 1.3.1)', () => {
  render(<AlbumBoard caption="New Listings" albums={newListings} onBuy={() => {}} />);
  const table = screen.getByRole('table', { name: 'New Listings' });
  const [heads, ...rows] = within(table).getAllByRole('row');
  expect(names('columnheader', heads!)).toEqual(['Album', 'Today', 'Change', 'Price', 'Trade']);
  expect(rows).toHaveLength(newListings.length);
  rows.forEach((row, index) => {
    const { title, change, price } = newListings[index]!;
    expect(within(within(row).getByRole('rowheader')).getByRole('heading')).toHaveTextContent(
      title,
    );
    const [today, ...cells] = within(row).getAllByRole('cell');
    expect(within(today!).getByRole('img', { name: /^Today: opened at/ })).toBeVisible();
    expect(within(row).getByRole('button', { name: `Buy, ${title}` })).toBeVisible();
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      change,
      `$${price.toFixed(2)}`,
      'Buy',
    ]);
  });
});

test('a ranked board names its headline before the table, and no album twice', () => {
  render(<AlbumBoard caption="Top Movers" albums={newListings} ranked />);
  expect(names('heading', document.body)).toEqual(newListings.map(({ title }) => title));
  expect(within(screen.getByRole('article')).getByRole('heading')).toHaveTextContent(
    newListings[0]!.title,
  );
  expect(screen.getAllByRole('rowheader')).toHaveLength(newListings.length - 1);
});
