import type { PageMeta } from '../types';

export const digitalArtPage: PageMeta = {
  path: '/digital-art',
  title: 'Digital Canvas',
  description:
    'New work by independent digital artists, hung with room to breathe and priced in ETH. Find the piece that stays with you, and collect it.',
};
