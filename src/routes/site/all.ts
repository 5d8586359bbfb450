import { homeRoute } from '../home';
import { fashionRoute } from '../fashion';
import { shoesRoute } from '../shoes';
import { digitalArtRoute } from '../digitalArt';
import { podcastsRoute } from '../podcasts';
import { liveSellingRoute } from '../liveSelling';
import { musicTradingRoute } from '../musicTrading';
import { blogRoute } from '../blog';
import { communityRoute } from '../community';
import { notFoundRoute } from '../notFound';
import type { Route } from '../Route';

/**
 * Every route with its content, for tests and the catalogue's flows. A page imports only its own
 * route, so that it does not ship the content of others.
 */
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
