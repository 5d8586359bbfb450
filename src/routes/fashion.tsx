import { garments } from '../content/garments';
import { FashionScreen } from '../screens/FashionScreen';
import type { Route } from './Route';
import { siteMap } from './site/siteMap';

export const fashionRoute: Route = {
  ...siteMap.fashion,
  description:
    'Hoodies, tees, caps and heavy cotton from the people who make the music. Small runs, made to be worn out, sold until they are gone.',
  screen: (onAct) => <FashionScreen garments={garments} onAct={onAct} />,
};
