import { CacheProvider } from '@emotion/react';
import type { GatsbyBrowser } from 'gatsby';
import { askForRightPage } from './src/host/askForRightPage';
import { colorOldBrowser } from './src/host/oldBrowser';
import { keepAddressLegible } from './src/host/legibleAddress';
import { createStyleCache } from './src/host/styleCache';
import { wrapRootElement as wrap } from './src/host/wrap';

export { hydrate as replaceHydrateFunction } from './src/host/hydrate';
export { guardNavigation as onInitialClientRender } from './src/host/navigation';
export { wrapPageElement } from './src/host/wrap';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  colorOldBrowser();
  keepAddressLegible();
  askForRightPage();
};

const styles = createStyleCache();

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = (root) => (
  <CacheProvider value={styles}>{wrap(root)}</CacheProvider>
);
