import { shoes } from '../content/shoes';
import { ShoesScreen } from '../screens/ShoesScreen';
import type { Route } from './Route';
import { siteMap } from './site/siteMap';

export const shoesRoute: Route = {
  ...siteMap.shoes,
  description:
    "Sneakers to keep and sneakers to scuff: limited editions, collector's items, vintage, skate and running pairs, all checked by hand.",
  screen: (onAction) => <ShoesScreen shoes={shoes} onAction={onAction} />,
};
