import type { PageMeta } from '../types';

export const homePage: PageMeta = {
  path: '/',
  title: 'Home',
  description:
    'The record shop with a trading floor. Buy a share of the albums you believe in, and shop the beats, clothes, sneakers and art around them.',
};
