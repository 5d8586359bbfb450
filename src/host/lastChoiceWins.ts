import type { GatsbyBrowser } from 'gatsby';
import { legibleAddress } from './legibleAddress';
import './gatsbyWindow';

/**
 * Gatsby goes to whichever page has loaded, in the order they load: of two links pressed in a row the
 * slower one would win. Here a page that is no longer wanted, by a newer choice or by Back, is let go.
 */
export const lastChoiceWins: GatsbyBrowser['onInitialClientRender'] = () => {
  const go = window.___navigate;
  let wanted = 0;
  window.addEventListener('popstate', () => wanted++);
  window.___navigate = (to, options) => {
    const choice = ++wanted;
    if (typeof to === 'number') return go(to, options);
    const address = legibleAddress(new URL(to, window.location.origin));
    // What it loads here is there at once when Gatsby asks for it; a failure is Gatsby's to handle.
    const loaded = window.___loader.loadPage(address.replace(/#.*/, ''));
    void loaded.catch(() => {}).then(() => choice === wanted && go(address, options));
  };
};
