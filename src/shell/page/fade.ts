import { prefersReducedMotion } from '../../theme/motion';
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

/** Fades an element in, if the code has come. */
export const fadeIn = (element: HTMLElement) => engine?.fadeIn(element);

/**
 * Has the pressed picture travel from one page to another, where there is one. Call it just before
 * the router is told of the other page.
 */
export const travel: typeof Engine.travel = (...step) => engine?.travel(...step);
