import { featuredAlbum, newListings, topMovers } from '../content/albums';
import { art } from '../content/art';
import { categories } from '../content/categories';
import { fashion } from '../content/fashion';
import { posts } from '../content/posts';
import { products } from '../content/products';
import { shoes } from '../content/shoes';
import { liveShows, upcomingShows } from '../content/shows';
import { streams } from '../content/streams';
import { coverPalettes, coverVariables, seedNumber } from './cover';

const lists = {
  'home: album and categories': [featuredAlbum, ...categories],
  'music-trading': [...topMovers, ...newListings],
  podcasts: [...liveShows, ...upcomingShows],
  art,
  fashion,
  posts,
  products,
  shoes,
  streams,
};

test.each(Object.entries(lists))('no two covers of %s share a palette', (_, items) => {
  const palettes = items.map(({ id }) => seedNumber(id) % coverPalettes.length);
  expect(new Set(palettes).size).toBe(items.length);
});

test('the same id always gives the same art, another id another', () => {
  expect(coverVariables('neon-nights')).toEqual(coverVariables('neon-nights'));
  expect(coverVariables('neon-nights')).not.toEqual(coverVariables('neon-night'));
});

test('any id will do: empty, long, or in another script', () => {
  for (const id of ['', 'x'.repeat(10_000), '夜のテープ', '🎛']) {
    for (const value of Object.values(coverVariables(id)))
      expect(value).not.toMatch(/undefined|NaN/);
  }
});
