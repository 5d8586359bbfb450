import type { PageMeta } from '../types';

export const podcastsPage: PageMeta = {
  path: '/podcasts',
  title: 'On The Air',
  description:
    'Live conversations with the producers, designers and sellers behind the culture. Hear who is on now, and see which shows air next.',
};
