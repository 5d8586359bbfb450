import { newListings, topMovers } from '../content/albums';
import { MusicTradingScreen } from '../screens/MusicTradingScreen';
import type { Route } from './Route';
import { siteMap } from './site/siteMap';

export const musicTradingRoute: Route = {
  ...siteMap.musicTrading,
  description:
    "Albums that trade by the share. Follow today's top movers and newest listings, buy what you would play anyway, and sell when the crowd catches up.",
  screen: (onAction) => (
    <MusicTradingScreen movers={topMovers} listings={newListings} onAction={onAction} />
  ),
};
