import { garments } from '../content/garments';
import { FashionScreen } from '../screens/FashionScreen';
import type { Route } from './Route';
import { siteMap } from './site/siteMap';

export const fashionRoute: Route = {
  ...siteMap.fashion,
  description:
    'Hoodies, tees, caps and pants from the names on the record sleeves. Printed in short runs, made to be worn hard, never printed twice.',
  screen: (onAction) => <FashionScreen garments={garments} onAction={onAction} />,
};
