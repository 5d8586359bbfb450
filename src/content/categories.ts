import type { Category } from './types';

/** "Browse by Category" of the home page, in the order of docs/product.md, section 9. */
export const categories: readonly Category[] = [
  {
    id: 'trap-beats',
    name: 'Trap Beats',
    count: '2.5k+',
    image: { photo: 'photo-1470225620780-dba8ba36b745', description: 'A DJ setup' },
  },
  {
    id: 'hip-hop',
    name: 'Hip Hop',
    count: '1.8k+',
    image: { photo: 'photo-1511671782779-c97d3d27a1d4', description: 'A microphone' },
  },
  {
    id: 'fashion',
    name: 'Fashion',
    count: '250+',
    href: '/fashion',
    image: {
      photo: 'photo-1445205170230-053b83016050',
      description: 'Clothes on a rack in a store',
    },
  },
  {
    id: 'shoes',
    name: 'Shoes',
    count: '400+',
    href: '/shoes',
    image: { photo: 'photo-1542291026-7eec264c27ff', description: 'A red sneaker' },
  },
  {
    id: 'pop',
    name: 'Pop',
    count: '1.5k+',
    image: {
      photo: 'photo-1514525253161-7a46d19cd819',
      description: 'A crowd in front of a concert stage',
    },
  },
  {
    id: 'digital-art',
    name: 'Digital Art',
    count: '800+',
    href: '/digital-art',
    image: { photo: 'photo-1618005182384-a83a8bd57fbe', description: 'Abstract digital artwork' },
  },
];
