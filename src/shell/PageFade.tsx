import { useRef, type ReactNode } from 'react';
import { pageFade, prefersReducedMotion } from '../theme/motion';
import { useDeferred } from './useDeferred';
import { usePageChange } from './usePageChange';

const fetchAnimate = () => import('framer-motion/dom/mini').then((module) => module.animate);

export interface PageFadeProps {
  /** The page's path; a new one is a new page. */
  pathname: string;
  /** The page. */
  children: ReactNode;
}

/**
 * Fades a new page in (specification, section 2), but not the first of a visit: that one came with the HTML.
 * The page stands in the document, at its place, from the first frame; only its opacity moves.
 */
export function PageFade({ pathname, children }: PageFadeProps) {
  const scope = useRef<HTMLDivElement>(null);
  const { Part: animate } = useDeferred(fetchAnimate);

  usePageChange(pathname, () => {
    const page = scope.current;
    // No library or no Web Animations, no fade: never no page.
    if (!animate || !page?.animate || prefersReducedMotion()) return;
    const fade = animate(page, { ...pageFade.keyframes }, pageFade.options);
    // The library leaves the last value as an inline style.
    void fade.then(() => page.style.removeProperty('opacity'));
  });

  return <div ref={scope}>{children}</div>;
}
