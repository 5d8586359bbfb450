import { pageFade, prefersReducedMotion } from '../../theme/motion';
import type { animate as Animate } from './fadeEngine';

let animate: typeof Animate | undefined;
let coming: Promise<void> | undefined;

/**
 * Fetches the code that fades pages in. Call it when a page change is likely, since the first page
 * does not need it. Resolves when the code has come, or cannot come; in that case the next call
 * tries again.
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

/**
 * Fades an element in, if the code has come and the visitor's system allows motion. Only the
 * opacity changes, so without the fade the element is simply there.
 */
export function fadeIn(element: HTMLElement): void {
  if (!animate || !element.animate || prefersReducedMotion()) return;
  const fade = animate(element, { ...pageFade.keyframes }, pageFade.options);
  // The library leaves the last value behind as an inline style.
  void fade.then(() => element.style.removeProperty('opacity'));
}
