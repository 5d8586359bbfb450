import type { PageMeta } from '../types';

export const shoesPage: PageMeta = {
  path: '/shoes',
  title: 'Sneaker Hub',
  description:
    'Limited pairs, vintage finds and skate shoes built for the scuffs. Sneakers for the shelf and for the street, from every corner of the culture.',
};
