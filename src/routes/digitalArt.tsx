import { art } from '../content/art';
import { DigitalArtScreen } from '../screens/DigitalArtScreen';
import type { Route } from './Route';
import { siteMap } from './site/siteMap';

export const digitalArtRoute: Route = {
  ...siteMap.digitalArt,
  description:
    'New digital work, hung with room to breathe and priced in ETH. Find the piece that stays with you, and collect it.',
  screen: (onAction) => <DigitalArtScreen pieces={art} onAction={onAction} />,
};
