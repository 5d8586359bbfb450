import { useEffect, type RefObject } from 'react';
import { space } from '../../tokens/space';

/** The narrowest window for which a toast is drawn, in px. */
const NARROWEST = 320;

/**
 * Where somebody has enlarged the page with two fingers, says on the toast area, while a toast is
 * open, which part of the page is in sight: its distances from the window's edges, its width, and
 * by what a toast of the narrowest window has to be scaled to fit into it. `placeInSight` places it.
 */
export function useSayWhatIsInSight(area: RefObject<HTMLElement>, open: boolean) {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view || !open) return;
    const say = () => {
      const { style } = area.current!;
      const fit = Math.min(1, view.width / NARROWEST);
      const foot = document.documentElement.clientHeight - view.offsetTop - view.height;
      area.current!.toggleAttribute('data-enlarged', view.scale > 1);
      style.setProperty('--wx-sight-left', `${view.offsetLeft}px`);
      style.setProperty('--wx-sight-foot', `${foot}px`);
      style.setProperty('--wx-sight-width', `${view.width / fit}px`);
      style.setProperty('--wx-sight-fit', String(fit));
    };
    say();
    view.addEventListener('resize', say);
    view.addEventListener('scroll', say);
    return () => {
      view.removeEventListener('resize', say);
      view.removeEventListener('scroll', say);
    };
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
