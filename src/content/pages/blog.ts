import type { PageMeta } from '../types';

export const blogPage: PageMeta = {
  path: '/blog',
  title: 'The Vault',
  description:
    'Stories from the studio, the street and the merch table: production notes, fashion, culture, and tutorials you will come back to.',
};
