import type { Shoe } from './types';

/** The shelf of Sneaker Hub: one pair of each category. */
export const shoes: readonly Shoe[] = [
  {
    id: 'first-pressing-low',
    name: 'First Pressing Low',
    price: 240,
    category: 'Limited Edition',
    image: { photo: 'photo-1543508282-6319a3e2621f', description: 'A low-top sneaker' },
  },
  {
    id: 'crossfade-court',
    name: 'Crossfade Court',
    price: 165,
    category: 'Streetwear',
    image: { photo: 'photo-1595950653106-6c9ebd614d3a', description: 'A white and blue sneaker' },
  },
  {
    id: 'dead-wax-one',
    name: 'Dead Wax One',
    price: 250,
    category: "Collector's Item",
    image: { photo: 'photo-1552346154-21d32810aba3', description: 'A basketball sneaker' },
  },
  {
    id: 'seventy-eight',
    name: 'Seventy-Eight',
    price: 178,
    category: 'Vintage',
    image: {
      photo: 'photo-1549298916-b41d501d3772',
      description: 'A brown sneaker against yellow',
    },
  },
  {
    id: 'tempo-140',
    name: 'Tempo 140',
    price: 195.5,
    category: 'Performance',
    image: {
      photo: 'photo-1606107557195-0e29a4b5b4aa',
      description: 'A green and black athletic shoe',
    },
  },
  {
    id: 'locked-groove',
    name: 'Locked Groove',
    price: 150,
    category: 'Skate',
    image: {
      photo: 'photo-1525966222134-fcfa99b8ae77',
      description: 'A maroon low-top canvas shoe against yellow',
    },
  },
];
