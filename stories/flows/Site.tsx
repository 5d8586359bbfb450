import { createContext, forwardRef, useContext, useState, type ReactElement } from 'react';
import { featuredAlbum, newListings, topMovers } from '../../src/content/albums';
import { art } from '../../src/content/art';
import { categories } from '../../src/content/categories';
import { discussions } from '../../src/content/discussions';
import { fashion } from '../../src/content/fashion';
import { posts } from '../../src/content/posts';
import { products } from '../../src/content/products';
import { shoes } from '../../src/content/shoes';
import { liveShows, upcomingShows } from '../../src/content/shows';
import { streams } from '../../src/content/streams';
import { LinkContext, type LinkProps } from '../../src/primitives/Link';
import { BlogScreen } from '../../src/screens/BlogScreen';
import { CommunityScreen } from '../../src/screens/CommunityScreen';
import { DigitalArtScreen } from '../../src/screens/DigitalArtScreen';
import { FashionScreen } from '../../src/screens/FashionScreen';
import { HomeScreen } from '../../src/screens/HomeScreen';
import { LiveSellingScreen } from '../../src/screens/LiveSellingScreen';
import { MusicTradingScreen } from '../../src/screens/MusicTradingScreen';
import { NotFoundScreen } from '../../src/screens/NotFoundScreen';
import { PodcastsScreen } from '../../src/screens/PodcastsScreen';
import type { ScreenProps } from '../../src/screens/ScreenProps';
import { ShoesScreen } from '../../src/screens/ShoesScreen';
import { Layout } from '../../src/shell/Layout';
import { usePlaceholderAction } from '../../src/shell/toast/useToast';

const screens: Record<string, (props: ScreenProps) => ReactElement> = {
  '/': (props) => (
    <HomeScreen
      featured={featuredAlbum}
      tape={[...topMovers, ...newListings]}
      categories={categories}
      products={products}
      {...props}
    />
  ),
  '/fashion': (props) => <FashionScreen items={fashion} {...props} />,
  '/shoes': (props) => <ShoesScreen shoes={shoes} {...props} />,
  '/digital-art': (props) => <DigitalArtScreen pieces={art} {...props} />,
  '/podcasts': (props) => <PodcastsScreen live={liveShows} upcoming={upcomingShows} {...props} />,
  '/live-selling': (props) => <LiveSellingScreen streams={streams} {...props} />,
  '/music-trading': (props) => (
    <MusicTradingScreen movers={topMovers} listings={newListings} {...props} />
  ),
  '/blog': (props) => <BlogScreen posts={posts} {...props} />,
  '/community': (props) => <CommunityScreen discussions={discussions} {...props} />,
};

const Navigate = createContext<(path: string) => void>(() => {});

/** A router's link: paths of the site change the page, all else is the browser's. */
const MemoryLink = forwardRef<HTMLAnchorElement, LinkProps>(function MemoryLink(
  { href, onClick, children, ...props },
  ref,
) {
  const navigate = useContext(Navigate);
  return (
    <a
      ref={ref}
      href={href}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !href.startsWith('/')) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
});

function Page({ path }: { path: string }) {
  const onAction = usePlaceholderAction();
  const screen = screens[path];
  return screen ? screen({ onAction }) : <NotFoundScreen />;
}

export interface SiteProps {
  /** The address the visit begins at. */
  start?: string;
}

/** The whole shop on a router that lives in memory: every screen with its content, inside the one Layout. */
export function Site({ start = '/' }: SiteProps) {
  const [path, setPath] = useState(start);
  const navigate = (to: string) => {
    setPath(to);
    window.scrollTo(0, 0);
  };
  return (
    <Navigate.Provider value={navigate}>
      <LinkContext.Provider value={MemoryLink}>
        <Layout pathname={path}>
          <Page path={path} />
        </Layout>
      </LinkContext.Provider>
    </Navigate.Provider>
  );
}
