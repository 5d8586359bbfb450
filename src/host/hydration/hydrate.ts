import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { beginHydration } from '../../lib/lazyHydration';
import { stopKeepingPresses } from './earlyPress';
import '../navigation/gatsbyWindow';

/**
 * React takes the page over in small steps and answers presses in between; Gatsby would have it do so
 * in one long one (docs/decisions/0010). It does so only where Gatsby is about to draw the page that the HTML
 * shows: otherwise the HTML stands, and its links work. In `gatsby develop` there is no HTML to take over.
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
