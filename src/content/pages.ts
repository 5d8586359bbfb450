import { blogPage } from './pages/blog';
import { communityPage } from './pages/community';
import { digitalArtPage } from './pages/digitalArt';
import { fashionPage } from './pages/fashion';
import { homePage } from './pages/home';
import { liveSellingPage } from './pages/liveSelling';
import { musicTradingPage } from './pages/musicTrading';
import { notFoundPage } from './pages/notFound';
import { podcastsPage } from './pages/podcasts';
import { shoesPage } from './pages/shoes';
import type { PageMeta } from './types';

/** Every page's title (specification, section 2) and description, for the check. A page imports its own alone: the others' would be words no visitor of it needs. */
export const pages = {
  home: homePage,
  fashion: fashionPage,
  shoes: shoesPage,
  digitalArt: digitalArtPage,
  podcasts: podcastsPage,
  liveSelling: liveSellingPage,
  musicTrading: musicTradingPage,
  blog: blogPage,
  community: communityPage,
  notFound: notFoundPage,
} satisfies Record<string, PageMeta>;
