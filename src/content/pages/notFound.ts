import type { PageMeta } from '../types';

export const notFoundPage: PageMeta = {
  path: '/404',
  title: 'Page not found',
  description:
    'This page has moved or was never pressed. Head back to the shop floor for beats, fashion, sneakers, digital art and the music market.',
};
