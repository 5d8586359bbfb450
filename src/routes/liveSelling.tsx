import { streams } from '../content/streams';
import { LiveSellingScreen } from '../screens/LiveSellingScreen';
import type { Route } from './Route';
import { siteMap } from './site/siteMap';

export const liveSellingRoute: Route = {
  ...siteMap.liveSelling,
  description:
    'Show your drop to a live audience and sell it while they watch. See who is streaming now, then put your own shop on every network at once.',
  screen: (onAction) => <LiveSellingScreen streams={streams} onAction={onAction} />,
};
