import { printedIn, sprites } from './sprites';
import type { Product } from './types';

/** "Featured Products" of the home page, in their order there. */
export const products: readonly Product[] = printedIn<Product>(sprites.products, [
  {
    id: 'neon-nights',
    title: 'Neon Nights',
    artist: 'Kit Halloran',
    price: 29.99,
    originalPrice: 49.99,
    genre: 'Synthwave',
    rating: 4.8,
    downloads: 1286,
    duration: '3:24',
    image: {
      photo: 'photo-1601042879364-f3947d3f9c16',
      description: 'A street at night, lit by neon signs',
    },
    print: {
      inks: { ground: '#ff3f9a', body: '#2ad2f0', key: '#1b0538', paper: '#fff2f4' },
    },
  },
  {
    id: 'sunday-keys',
    title: 'Sunday Keys',
    artist: 'Amara Lin',
    price: 34,
    originalPrice: 45,
    genre: 'Lo-Fi',
    rating: 4.6,
    downloads: 964,
    duration: '2:51',
    image: { photo: 'photo-1520523839897-bd0b52f945a0', description: 'A piano' },
    print: {
      description: 'Piano keys, a score and coffee',
      inks: { ground: '#ffd45c', body: '#f2784b', key: '#4a1b0c', paper: '#fff6e2' },
    },
  },
  {
    id: 'chromatic-drift',
    title: 'Chromatic Drift',
    artist: 'Ines Okafor',
    price: 52,
    originalPrice: 75,
    genre: 'Digital Art',
    rating: 4.9,
    downloads: 312,
    image: {
      photo: 'photo-1634986666676-ec8fd927c23d',
      description: 'An abstract digital artwork',
    },
    print: {
      description: 'An S of stripes, cut into slipped blocks',
      inks: { ground: '#bfa8ff', body: '#ff5d4b', key: '#1c1757', paper: '#fdf4ea' },
    },
  },
  {
    id: 'basement-weather',
    title: 'Basement Weather',
    artist: 'Kilo Marsh',
    price: 28.5,
    originalPrice: 42,
    genre: 'Trap',
    rating: 4.7,
    downloads: 872,
    duration: '2:46',
    image: { photo: 'photo-1598653222000-6b7b7a552625', description: 'A studio mixing console' },
    print: {
      description: 'A rain cloud over a mixing console',
      inks: { ground: '#8fd3a8', body: '#ffcf4a', key: '#0d2b27', paper: '#f9f7e6' },
    },
  },
  {
    id: 'night-bus-north',
    title: 'Night Bus North',
    artist: 'Tariq Vale',
    price: 31.5,
    originalPrice: 48,
    genre: 'Drill',
    rating: 4.5,
    downloads: 640,
    duration: '3:08',
    image: { photo: 'photo-1598488035139-bdbb2231ce04', description: 'A music studio' },
    print: {
      description: 'A night bus, its driver in headphones',
      inks: { ground: '#5c8bff', body: '#ffd23f', key: '#0a1038', paper: '#fdf8e8' },
    },
  },
  {
    id: 'soft-landing',
    title: 'Soft Landing',
    artist: 'Mara Devine',
    price: 38,
    originalPrice: 58,
    genre: 'R&B',
    rating: 4.3,
    downloads: 458,
    duration: '3:47',
    image: {
      photo: 'photo-1505740420928-5e560c06d30e',
      description: 'Wireless headphones from above',
    },
    print: {
      description: 'Headphones on a pillow',
      inks: { ground: '#ffb7a8', body: '#8b5bd6', key: '#351047', paper: '#fff6ee' },
    },
  },
]);
