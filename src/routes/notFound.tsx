import { NotFoundScreen } from '../screens/NotFoundScreen';
import type { Route } from './Route';
import { siteMap } from './site/siteMap';

export const notFoundRoute: Route = {
  ...siteMap.notFound,
  description:
    'This page has moved or was never pressed. Head back to the shop floor for beats, fashion, sneakers, digital art and the music market.',
  screen: () => <NotFoundScreen />,
};
