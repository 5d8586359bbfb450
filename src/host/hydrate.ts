import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** React takes the page over in small steps and answers presses in between; Gatsby would have it do so in one long one (decision 10). In `npm run develop` there is no HTML to take over. */
export const hydrate = () => (page: ReactNode, container: Element) =>
  startTransition(() => {
    if (container.querySelector('#gatsby-focus-wrapper > *')) hydrateRoot(container, page);
    else createRoot(container).render(page);
  });
