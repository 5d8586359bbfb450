import { animate } from 'framer-motion/dom/mini';
import { pageFade, prefersReducedMotion } from '../../theme/motion';
import { pageArrived } from './travel';

/*
 * What page changes need and first pages do not: one function of framer-motion, and the travel of a
 * picture. It is a module of its own, so that its chunk holds nothing else.
 */

export { travel } from './travel';

/**
 * Fades an element in, if the visitor's system allows motion. Only the opacity changes, so without
 * the fade the element is simply there.
 */
export function fadeIn(element: HTMLElement): void {
  pageArrived();
  if (!element.animate || prefersReducedMotion()) return;
  const fade = animate(element, { ...pageFade.keyframes }, pageFade.options);
  // The library leaves the last value behind as an inline style.
  void fade.then(() => element.style.removeProperty('opacity'));
}
