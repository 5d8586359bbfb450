import { pageFade, prefersReducedMotion } from '../../theme/motion';
import type { animate as Animate } from './fadeEngine';

let animate: typeof Animate | undefined;
let coming: Promise<void> | undefined;

/**
 * Fetches what fades pages in: ask for it when a page change is likely, since no first page needs it.
 * Resolves when it is there, or will not come; the next call then tries again.
 */
export function loadFade(): Promise<void> {
  if (prefersReducedMotion()) return Promise.resolve();
  coming ??= import('./fadeEngine').then(
    (loaded) => {
      ({ animate } = loaded);
    },
    () => {
      coming = undefined;
    },
  );
  return coming;
}

/** Fades an element in, if it can and may. Only its opacity moves: without a fade it is simply there. */
export function fadeIn(element: HTMLElement): void {
  if (!animate || !element.animate || prefersReducedMotion()) return;
  const fade = animate(element, { ...pageFade.keyframes }, pageFade.options);
  // The library leaves the last value as an inline style.
  void fade.then(() => element.style.removeProperty('opacity'));
}
