import { featuredAlbum, newListings, topMovers } from '../content/albums';
import { categories } from '../content/categories';
import { products } from '../content/products';
import { HomeScreen } from '../screens/HomeScreen';
import type { Route } from './Route';
import { siteMap } from './site/siteMap';

export const homeRoute: Route = {
  ...siteMap.home,
  shared: 'Waxline, the record shop with a trading floor',
  description:
    'Buy a share of the albums you believe in, follow their prices through the day, and shop the beats, clothes, sneakers and art around them.',
  screen: (onAction) => (
    <HomeScreen
      featured={featuredAlbum}
      tape={[...topMovers, ...newListings]}
      categories={categories}
      products={products}
      onAction={onAction}
    />
  ),
};
