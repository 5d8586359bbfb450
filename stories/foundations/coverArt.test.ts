import { featuredAlbum, newListings, topMovers } from '../../src/content/albums';
import { art } from '../../src/content/art';
import { categories } from '../../src/content/categories';
import { fashion } from '../../src/content/fashion';
import { posts } from '../../src/content/posts';
import { products } from '../../src/content/products';
import { shoes } from '../../src/content/shoes';
import { liveShows, upcomingShows } from '../../src/content/shows';
import { streams } from '../../src/content/streams';
import { coverPalettes, seedNumber } from '../../src/tokens/cover';

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
