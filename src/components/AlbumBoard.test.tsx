/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { newListings } from '../content/albums';
import { AlbumBoard } from './AlbumBoard';

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
