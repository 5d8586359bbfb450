/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { Album } from '../../content/types';
import { stubMatchMedia } from '../../../tests/unit/stubMatchMedia';
import { AlbumBoard } from './AlbumBoard';

const album = (title: string, price: number, change: string): Album => ({
  id: title,
  title,
  artist: 'Mara Devine',
  genre: 'R&B',
  price,
  change,
  trend: change.startsWith('+') ? 'up' : 'down',
  history: [12, price],
  inks: { ground: '#eeeeee', body: '#999999', key: '#111111' },
});

const albums = [
  album('Velvet Rooms', 12.25, '+2.1%'),
  album('Concrete Psalms', 11.5, '−4.2%'),
  album('Marea Alta', 12, '+0.0%'),
];

const names = (role: string, scope: HTMLElement) =>
  within(scope)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

test('a board is a table: each row is headed by its album, and has a cell under every other head (WCAG 1.3.1)', () => {
  render(<AlbumBoard label="New Listings" albums={albums} empty="None." onBuy={() => {}} />);
  const table = screen.getByRole('table', { name: 'New Listings' });
  const [heads, ...rows] = within(table).getAllByRole('row');
  expect(names('columnheader', heads!)).toEqual(['Album', 'Today', 'Change', 'Price', 'Trade']);
  expect(rows).toHaveLength(albums.length);
  rows.forEach((row, index) => {
    const { title, change, trend, price } = albums[index]!;
    expect(within(within(row).getByRole('rowheader')).getByRole('heading')).toHaveTextContent(
      title,
    );
    const [today, ...cells] = within(row).getAllByRole('cell');
    expect(within(today!).getByRole('img', { name: /^Today: opened at/ })).toBeVisible();
    expect(within(row).getByRole('button', { name: `Buy, ${title}` })).toBeVisible();
    expect(cells.map(({ textContent }) => textContent!.trim())).toEqual([
      `${trend} ${change}`,
      `$${price.toFixed(2)}`,
      'Buy',
    ]);
  });
});

test('the headline of a ranked board says its change before it is traded', () => {
  render(<AlbumBoard label="Top Movers" albums={albums} empty="None." ranked onBuy={() => {}} />);
  const { trend, change, price } = albums[0]!;
  const [before] = screen.getByRole('article').textContent!.split('Buy');
  expect(before).toContain(`$${price.toFixed(2)}${trend} ${change}`);
});

test.each([
  { name: 'the flaps of the album that is traded fall to its price, and no others', still: false },
  { name: 'they stay as they are for who asked for less motion (WCAG 2.3.3)', still: true },
])('$name', ({ still }) => {
  stubMatchMedia()(still);
  const fallen: (string | null)[] = [];
  Object.assign(Element.prototype, {
    animate(this: Element, _: unknown, { pseudoElement }: KeyframeAnimationOptions) {
      fallen.push(`${this.textContent} ${pseudoElement}`);
    },
  });
  const act = jest.fn();
  render(
    <AlbumBoard label="Movers" albums={albums} empty="None." ranked onBuy={act} onSell={act} />,
  );
  const flaps = (...groups: string[]) =>
    still ? [] : groups.flatMap((group) => [`${group} ::before`, `${group} ::after`]);
  fireEvent.click(screen.getByRole('button', { name: 'Sell, Concrete Psalms' }));
  expect(fallen).toEqual(flaps('11', '50'));
  fireEvent.click(screen.getByRole('button', { name: 'Buy, Velvet Rooms' }));
  expect(fallen).toEqual(flaps('11', '50', '12', '25'));
  expect(act.mock.calls.map(([{ title }]) => title)).toEqual(['Concrete Psalms', 'Velvet Rooms']);
});
