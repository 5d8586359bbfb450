/**
 * True when the reader's system, or `data-motion` on the root, asks for less motion. Call it just
 * before moving something, not while rendering. framer-motion's own hook would not do: it keeps its
 * first answer, and warns in development.
 */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset.motion === 'reduced';
