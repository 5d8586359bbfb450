import { homeRoute } from './home';
import { fashionRoute } from './fashion';
import { shoesRoute } from './shoes';
import { digitalArtRoute } from './digitalArt';
import { podcastsRoute } from './podcasts';
import { liveSellingRoute } from './liveSelling';
import { musicTradingRoute } from './musicTrading';
import { blogRoute } from './blog';
import { communityRoute } from './community';
import { notFoundRoute } from './notFound';
import type { Route } from './Route';

/** Every route with its content: for tests and for the catalogue's journeys. A page imports its own alone. */
export const allRoutes: readonly Route[] = [
  homeRoute,
  fashionRoute,
  shoesRoute,
  digitalArtRoute,
  podcastsRoute,
  liveSellingRoute,
  musicTradingRoute,
  blogRoute,
  communityRoute,
  notFoundRoute,
];
