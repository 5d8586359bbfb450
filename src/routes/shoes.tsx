import { shoes } from '../content/shoes';
import { ShoesScreen } from '../screens/ShoesScreen';
import type { Route } from './Route';
import { siteMap } from './site/siteMap';

export const shoesRoute: Route = {
  ...siteMap.shoes,
  description:
    'Limited pairs, vintage finds and skate shoes built for the scuffs. Sneakers for the shelf and for the street, from every corner of the culture.',
  screen: (onAct) => <ShoesScreen shoes={shoes} onAct={onAct} />,
};
