import type { PageMeta } from '../types';

export const fashionPage: PageMeta = {
  path: '/fashion',
  title: 'Creator Couture',
  description:
    'Hoodies, tees, caps and heavy cotton from the people who make the music. Small runs, made to be worn out, sold until they are gone.',
};
