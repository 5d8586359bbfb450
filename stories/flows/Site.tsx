import { createContext, useContext, useState } from 'react';
import { linkThat } from '../../.storybook/world/linkThat';
import { LinkContext } from '../../src/primitives/controls/Link';
import { allRoutes } from '../../src/routes/site/all';
import { navigation } from '../../src/routes/site/navigation';
import { notFoundRoute } from '../../src/routes/notFound';
import { Layout } from '../../src/shell/Layout';
import { usePlaceholderAction } from '../../src/shell/toast/useToast';

const Navigate = createContext<(path: string) => void>(() => {});

/**
 * A link of an in-memory router. Paths of the site change the page; the browser follows all other
 * links.
 */
const MemoryLink = linkThat(() => {
  const navigate = useContext(Navigate);
  return (href) => href.startsWith('/') && navigate(href);
});

function Page({ path }: { path: string }) {
  const act = usePlaceholderAction();
  const route = allRoutes.find((one) => one.path === path) ?? notFoundRoute;
  return route.screen(act);
}

export interface SiteProps {
  /** The address at which the visit begins. */
  start?: string;
}

/** The whole shop with an in-memory router: every screen with its content, inside one Layout. */
export function Site({ start = '/' }: SiteProps) {
  const [path, setPath] = useState(start);
  const navigate = (to: string) => {
    setPath(to);
    window.scrollTo(0, 0);
  };
  return (
    <Navigate.Provider value={navigate}>
      <LinkContext.Provider value={MemoryLink}>
        <Layout pathname={path} navigation={navigation}>
          <Page path={path} />
        </Layout>
      </LinkContext.Provider>
    </Navigate.Provider>
  );
}
