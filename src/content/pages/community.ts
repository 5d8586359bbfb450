import type { PageMeta } from '../types';

export const communityPage: PageMeta = {
  path: '/community',
  title: 'Creator Hub',
  description:
    'Get honest ears on your beat, find a collaborator, talk mixing, fits and sneakers. This is where creators help each other finish things.',
};
