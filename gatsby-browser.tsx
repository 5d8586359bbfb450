import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import type { ReactNode } from 'react';
import { doKeptPress } from './src/host/hydration/earlyPress';
import { layOutRest } from './src/host/hydration/firstPage';
import { colorOldBrowser } from './src/host/hydration/oldBrowser';
import { createStyleCache } from './src/host/hydration/styleCache';
import { installNavigation } from './src/host/navigation/installNavigation';
import { wrapRootElement as wrap } from './src/host/page/wrap';
import { endHydration } from './src/lib/hydration/gates';
import { GlobalStyles } from './src/theme/global/GlobalStyles';

export { hydrate as replaceHydrateFunction } from './src/host/hydration/hydrate';
export { wrapPageElement } from './src/host/page/wrap';

let routerListens: () => void;
let endFirstPage: () => void;

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // finishPages.ts leaves Gatsby's list of files out of the HTML, but the loader looks into it.
  window.___chunkMapping = {};
  colorOldBrowser();
  routerListens = installNavigation();
  endFirstPage = layOutRest();
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) endFirstPage();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  endHydration();
  routerListens();
  // React is still at work here, and could not hydrate a part in order to answer a press in it.
  setTimeout(doKeptPress);
};

const styles = createStyleCache();

/** Adds the global styles in `gatsby develop`. On the built site the HTML brings them. */
const withDocumentStyles = (page: ReactNode) =>
  process.env.NODE_ENV === 'development' ? (
    <>
      <GlobalStyles />
      {page}
    </>
  ) : (
    page
  );

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = (root) => (
  <CacheProvider value={styles}>{withDocumentStyles(wrap(root))}</CacheProvider>
);
