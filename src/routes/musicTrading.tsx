import { newListings, topMovers } from '../content/albums';
import { MusicTradingScreen } from '../screens/MusicTradingScreen';
import type { Route } from './Route';
import { siteMap } from './site/siteMap';

export const musicTradingRoute: Route = {
  ...siteMap.musicTrading,
  description:
    "Albums with a price and a line. Follow today's top movers and the newest listings, buy in early, and sell when the crowd catches up.",
  screen: (onAct) => <MusicTradingScreen movers={topMovers} listings={newListings} onAct={onAct} />,
};
