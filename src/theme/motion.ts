import { duration, easing } from '../tokens/motion';

/** How a new page comes in (specification, section 2): in seconds, as framer-motion counts. */
export const pageFade = {
  keyframes: { opacity: [0, 1] },
  options: { duration: duration.fade / 1000, ease: easing.linear },
};

/**
 * True when the reader's system, or `data-motion` on the root, asks for no motion. Ask when about to move, not while rendering.
 * framer-motion's own hook keeps the answer of its first reading, and warns in development.
 */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset.motion === 'reduced';
