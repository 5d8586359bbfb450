import { animate } from 'framer-motion/dom/mini';
import { prefersReducedMotion } from '../../theme/motion';
import { duration, easing } from '../../tokens/motion';
import { pageArrived } from './travel';

/*
 * What page changes need and first pages do not: one function of framer-motion, and the travel of a
 * picture. It is a module of its own, so that its chunk holds nothing else.
 */

export { travel } from './travel';

/**
 * Fades an element in (docs/product.md, section 4), if the visitor's system allows motion. Only the
 * opacity changes, so without the fade the element is simply there.
 */
export function fadeIn(element: HTMLElement): void {
  pageArrived();
  if (!element.animate || prefersReducedMotion()) return;
  const options = { duration: duration.fade / 1000, ease: easing.linear };
  const fade = animate(element, { opacity: [0, 1] }, options);
  // The library leaves the last value behind as an inline style.
  void fade.then(() => element.style.removeProperty('opacity'));
}
