import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { beginHydration } from '../../lib/hydration/gates';
import { stopKeepingPresses } from './earlyPress';
import '../navigation/gatsbyWindow';

/**
 * Hydrates the page in small steps, so that React answers presses in between; Gatsby by itself
 * would do it in one long step (docs/decisions/0010). Hydrates only where Gatsby is about to draw
 * the page that the HTML shows. Otherwise the HTML stays as it is, and its links work. In `gatsby
 * develop` there is no HTML, so React draws the page.
 */
export const hydrate = () => (page: ReactNode, container: Element) =>
  startTransition(() => {
    stopKeepingPresses();
    if (!container.querySelector('#gatsby-focus-wrapper > *')) createRoot(container).render(page);
    else if (isPageShown()) {
      beginHydration();
      hydrateRoot(container, page);
    }
  });

function isPageShown(): boolean {
  const { pathname, search } = window.location;
  const found = window.___loader.loadPageSync(pathname + search)?.page?.path;
  return window.pagePath === undefined || found?.split('?')[0] === window.pagePath;
}
