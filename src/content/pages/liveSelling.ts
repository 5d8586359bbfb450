import type { PageMeta } from '../types';

export const liveSellingPage: PageMeta = {
  path: '/live-selling',
  title: 'Go Live, Sell More',
  description:
    'Show your drop to a live audience and sell it while they watch. See who is streaming now, then take your own shop on every network at once.',
};
