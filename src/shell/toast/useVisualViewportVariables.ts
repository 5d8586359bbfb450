import { useLayoutEffect, type RefObject } from 'react';
import { space } from '../../tokens/space';

/** The narrowest window for which a toast is drawn, in px. */
const NARROWEST = 320;

/**
 * Where somebody has enlarged the page with two fingers, writes on the toast area, while a toast is
 * open, which part of the page is in sight: its distances from the window's edges, its width, and
 * by what a toast of the narrowest window has to be scaled to fit into it. `placeInSight` places it.
 */
export function useVisualViewportVariables(area: RefObject<HTMLElement>, open: boolean) {
  // Before the paint: otherwise a toast would stand by an earlier zoom for a frame.
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const { current: place } = area;
    if (!view || !open || !place) return;
    const write = () => {
      const { style } = place;
      const fit = Math.min(1, view.width / NARROWEST);
      const foot = document.documentElement.clientHeight - view.offsetTop - view.height;
      place.toggleAttribute('data-enlarged', view.scale > 1);
      style.setProperty('--wx-sight-left', `${view.offsetLeft}px`);
      style.setProperty('--wx-sight-foot', `${foot}px`);
      style.setProperty('--wx-sight-width', `${view.width / fit}px`);
      style.setProperty('--wx-sight-fit', String(fit));
    };
    write();
    const listening = new AbortController();
    const { signal } = listening;
    view.addEventListener('resize', write, { signal });
    view.addEventListener('scroll', write, { signal });
    // What was written stays, because a toast that has been closed is still leaving.
    return () => listening.abort();
  }, [area, open]);
}

/** The place of an enlarged toast: at the foot of the part in sight, as large as fits (WCAG 4.1.3). */
export const placeInSight = `
  &[data-enlarged]:has(li) {
    position: fixed;
    inset: auto auto var(--wx-sight-foot) var(--wx-sight-left);
    z-index: 1;
    inline-size: min(23.375rem, var(--wx-sight-width));
    max-inline-size: none;
    padding: ${space[3]};
    transform: scale(var(--wx-sight-fit));
    transform-origin: 0 100%;
  }
`;
