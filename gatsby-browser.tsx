import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { askForRightPage } from './src/host/askForRightPage';
import { reloadOnEarlyBack } from './src/host/earlyBack';
import { guardNavigation } from './src/host/navigation';
import { colorOldBrowser } from './src/host/oldBrowser';
import { keepAddressLegible } from './src/host/legibleAddress';
import { createStyleCache } from './src/host/styleCache';
import { wrapRootElement as wrap } from './src/host/wrap';

export { hydrate as replaceHydrateFunction } from './src/host/hydrate';
export { wrapPageElement } from './src/host/wrap';

let routerListens: () => void;

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  routerListens = reloadOnEarlyBack();
  colorOldBrowser();
  keepAddressLegible();
  askForRightPage();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  routerListens();
  guardNavigation();
};

const styles = createStyleCache();

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = (root) => (
  <CacheProvider value={styles}>{wrap(root)}</CacheProvider>
);
