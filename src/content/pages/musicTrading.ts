import type { PageMeta } from '../types';

export const musicTradingPage: PageMeta = {
  path: '/music-trading',
  title: 'Trade Music Like Stocks',
  description:
    "Albums with a price and a line. Follow today's top movers and the newest listings, buy in early, and sell when the crowd catches up.",
};
