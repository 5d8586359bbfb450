import type { Album } from './types';

/** The album of the day, on the home page (docs/product.md, section 9). It is on a board too. */
export const featuredAlbum: Album = {
  id: 'midnight-tape',
  title: 'Midnight Tape',
  artist: 'Nova Reyes',
  genre: 'Hip-Hop',
  price: 16.25,
  change: '+2.5%',
  trend: 'up',
  history: [
    15.85, 15.93, 15.91, 15.89, 15.85, 15.8, 15.77, 15.79, 15.9, 15.8, 15.94, 15.96, 16.13, 16.05,
    16.08, 16.06, 16.02, 16, 16.06, 16.13, 16.26, 16.39, 16.31, 16.25,
  ],
  inks: { ground: '#0e1330', body: '#ff5a1f', key: '#f5f0e8' },
};

/** "Top Movers" of Music Trading, the widest move first. */
export const topMovers: readonly Album[] = [
  {
    id: 'golden-hour',
    title: 'Golden Hour',
    artist: 'Isla Moreau',
    genre: 'R&B',
    price: 24.1,
    change: '+5.2%',
    trend: 'up',
    history: [
      22.91, 23.08, 22.99, 23.11, 23.27, 23.37, 23.34, 23.45, 23.6, 23.66, 23.64, 23.89, 23.98,
      23.98, 24.04, 24.04, 23.91, 23.72, 23.59, 23.89, 23.8, 23.98, 24.1, 24.1,
    ],
    inks: { ground: '#ffc052', body: '#8f2a10', key: '#fff6ea' },
  },
  {
    id: 'static-bloom',
    title: 'Static Bloom',
    artist: 'Kilo Marsh',
    genre: 'Hip-Hop',
    price: 18.75,
    change: '+3.8%',
    trend: 'up',
    history: [
      18.06, 18.05, 18.11, 18.21, 18.17, 18.25, 18.28, 18.42, 18.48, 18.44, 18.43, 18.46, 18.52,
      18.51, 18.57, 18.66, 18.65, 18.69, 18.68, 18.69, 18.72, 18.67, 18.7, 18.75,
    ],
    inks: { ground: '#e7f0c8', body: '#e5317a', key: '#0b5f4b' },
  },
  {
    id: 'noche-larga',
    title: 'Noche Larga',
    artist: 'Los Faroles',
    genre: 'Latin',
    price: 31.4,
    change: '−2.9%',
    trend: 'down',
    history: [
      32.34, 32.21, 32.24, 32.27, 32.3, 32.31, 32.54, 32.57, 32.31, 32.21, 32.12, 32.08, 31.91,
      31.65, 31.5, 31.64, 31.76, 31.63, 31.39, 31.35, 31.6, 31.64, 31.62, 31.4,
    ],
    inks: { ground: '#240a5c', body: '#25c9f2', key: '#ffcf33' },
  },
];

/** "New Listings" of Music Trading. */
export const newListings: readonly Album[] = [
  {
    id: 'velvet-rooms',
    title: 'Velvet Rooms',
    artist: 'Mara Devine',
    genre: 'R&B',
    price: 12,
    change: '−0.4%',
    trend: 'down',
    history: [
      12.05, 11.96, 11.9, 11.92, 11.98, 12.05, 12.11, 12.15, 12.12, 12.22, 12.23, 12.23, 12.26,
      12.19, 12.11, 12.05, 12.07, 12.02, 11.96, 12.01, 11.99, 11.98, 11.96, 12,
    ],
    inks: { ground: '#560a1c', body: '#ff8aa0', key: '#ffe2b8' },
  },
  featuredAlbum,
  {
    id: 'marea-alta',
    title: 'Marea Alta',
    artist: 'Ximena Sol',
    genre: 'Latin',
    price: 9.8,
    change: '+1.1%',
    trend: 'up',
    history: [
      9.69, 9.7, 9.65, 9.62, 9.61, 9.65, 9.62, 9.57, 9.61, 9.64, 9.64, 9.62, 9.64, 9.72, 9.67, 9.67,
      9.7, 9.74, 9.76, 9.77, 9.77, 9.75, 9.77, 9.8,
    ],
    inks: { ground: '#0b5f6b', body: '#7fe0d0', key: '#ffcf33' },
  },
];
