import { pageFade, prefersReducedMotion } from '../../theme/motion';
import type * as Engine from './fadeEngine';

let engine: typeof Engine | undefined;
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
      engine = loaded;
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
  engine?.pageArrived();
  if (!engine || !element.animate || prefersReducedMotion()) return;
  const fade = engine.animate(element, { ...pageFade.keyframes }, pageFade.options);
  // The library leaves the last value behind as an inline style.
  void fade.then(() => element.style.removeProperty('opacity'));
}

/**
 * Has the pressed picture travel from one page to another, where there is one. Call it just before
 * the router is told of the other page.
 */
export function travel(from: string, to: string): void {
  if (!prefersReducedMotion()) engine?.travel(from, to);
}
