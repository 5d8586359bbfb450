import { featuredAlbum, newListings, topMovers } from '../content/albums';
import { categories } from '../content/categories';
import { homePage } from '../content/pages/home';
import { products } from '../content/products';
import { Meta } from '../host/Meta';
import { HomeScreen } from '../screens/HomeScreen';
import { usePlaceholderAction } from '../shell/toast/useToast';

export default function HomePage() {
  return (
    <>
      <Meta page={homePage} />
      <HomeScreen
        featured={featuredAlbum}
        tape={[...topMovers, ...newListings]}
        categories={categories}
        products={products}
        onAction={usePlaceholderAction()}
      />
    </>
  );
}
