import { useAnimate } from 'framer-motion/mini';
import { useRef, type ReactNode } from 'react';
import { pageFade, prefersReducedMotion } from '../theme/motion';
import { pathOf } from './links';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect';

export interface PageFadeProps {
  /** The page's path; a new one is a new page. */
  pathname: string;
  children: ReactNode;
}

/**
 * Fades a new page in (specification, section 2), but not the first of a visit: that one came with the HTML.
 * The page stands in the document, at its place, from the first frame; only its opacity moves.
 */
export function PageFade({ pathname, children }: PageFadeProps) {
  const [scope, animate] = useAnimate<HTMLDivElement>();
  const path = pathOf(pathname);
  const shown = useRef(path);

  useIsomorphicLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const page = scope.current;
    // No Web Animations, no fade: never no page.
    if (!page.animate || prefersReducedMotion()) return;
    const fade = animate(page, { ...pageFade.keyframes }, pageFade.options);
    // The library leaves the last value as an inline style.
    void fade.then(() => page.style.removeProperty('opacity'));
  }, [path, animate, scope]);

  return <div ref={scope}>{children}</div>;
}
