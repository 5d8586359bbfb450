import { printedIn, sprites } from './sprites';
import type { Shoe } from './types';

/** The shelf of Sneaker Hub: one pair of each category. */
export const shoes: readonly Shoe[] = printedIn<Shoe>(sprites.shoes, [
  {
    id: 'first-pressing-low',
    name: 'First Pressing Low',
    price: 240,
    category: 'Limited Edition',
    image: { photo: 'photo-1543508282-6319a3e2621f', description: 'A low-top sneaker' },
    print: {
      large: `${sprites.shoes}#first-pressing-low-lead`,
      description: 'A white and red low-top with half a record on its side',
      box: [571, 296],
      inks: { ground: '#ff9dbb', body: '#e5322b', key: '#3a0a1c', paper: '#fff5e6' },
    },
  },
  {
    id: 'crossfade-court',
    name: 'Crossfade Court',
    price: 165,
    category: 'Streetwear',
    image: { photo: 'photo-1595950653106-6c9ebd614d3a', description: 'A white and blue sneaker' },
    print: {
      description: 'A white low-top that fades into blue at the heel',
      box: [578, 294],
      inks: { ground: '#b4e665', body: '#2f5bff', key: '#12185e', paper: '#fffaf0' },
    },
  },
  {
    id: 'dead-wax-one',
    name: 'Dead Wax One',
    price: 250,
    category: "Collector's Item",
    image: { photo: 'photo-1552346154-21d32810aba3', description: 'A basketball sneaker' },
    print: {
      description: 'A white and purple high-top with a record at its ankle',
      box: [571, 470],
      inks: { ground: '#62d9c7', body: '#6b3df2', key: '#170c42', paper: '#fdf4e4' },
    },
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
    print: {
      description: 'A brown sneaker with the number 78 on its heel',
      box: [578, 291],
      inks: { ground: '#ffc21f', body: '#b5652a', key: '#3d1d0a', paper: '#fff3dc' },
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
    print: {
      description: 'A green and black running shoe with white lines that race along its side',
      box: [590, 292],
      inks: { ground: '#c9b0ff', body: '#2fc45e', key: '#10150f', paper: '#f8fae8' },
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
    print: {
      description: 'A maroon skate shoe without laces, its sole edged with a checkered band',
      box: [592, 240],
      inks: { ground: '#ffe45c', body: '#a3243f', key: '#240410', paper: '#fff8e6' },
    },
  },
]);
