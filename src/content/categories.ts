import { printedIn, sprites } from './sprites';
import type { Category } from './types';

/** "Browse by Category" of the home page, in the order of docs/product.md, section 9. */
export const categories: readonly Category[] = printedIn<Category>(sprites.categories, [
  {
    id: 'trap-beats',
    name: 'Trap Beats',
    count: '2.5k+',
    print: {
      frame: '104 -6 410 406',
      inks: { ground: '#8f73ff', body: '#ffcf33', key: '#150a3d', paper: '#fdf4e4' },
    },
  },
  {
    id: 'hip-hop',
    name: 'Hip Hop',
    count: '1.8k+',
    print: {
      frame: '92 66 424 334',
      inks: { ground: '#ffc233', body: '#e8472b', key: '#33091a', paper: '#fff3dd' },
    },
  },
  {
    id: 'fashion',
    name: 'Fashion',
    count: '250+',
    href: '/fashion',
    print: {
      frame: '196 40 306 352',
      inks: { ground: '#ff9fc6', body: '#14926f', key: '#33082a', paper: '#fff5ea' },
    },
  },
  {
    id: 'shoes',
    name: 'Shoes',
    count: '400+',
    href: '/shoes',
    print: {
      frame: '108 -4 412 404',
      inks: { ground: '#5fd3ca', body: '#e5322b', key: '#0c2a33', paper: '#fdf6e6' },
    },
  },
  {
    id: 'pop',
    name: 'Pop',
    count: '1.5k+',
    print: {
      frame: '118 0 364 400',
      inks: { ground: '#ff8f6b', body: '#ff4f9a', key: '#3b0636', paper: '#fff3e2' },
    },
  },
  {
    id: 'digital-art',
    name: 'Digital Art',
    count: '800+',
    href: '/digital-art',
    print: {
      frame: '112 12 372 388',
      inks: { ground: '#c3ee50', body: '#5a4bff', key: '#14104a', paper: '#fbfae6' },
    },
  },
]);
