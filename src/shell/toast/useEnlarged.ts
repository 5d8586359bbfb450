import { useEffect, type RefObject } from 'react';

/** The narrowest window for which a toast is drawn, in px. */
const NARROWEST = 320;

/**
 * Says on the toast area, while a toast is open, which part of the page is in sight where somebody has enlarged it with
 * two fingers: `--wx-left` and `--wx-foot` are the distances of that part from the window's edges, `--wx-width` is its
 * width and `--wx-fit` what a toast of the narrowest window must be scaled by to fit in. Toaster places it there.
 */
export function useEnlarged(area: RefObject<HTMLElement>, open: boolean) {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view || !open) return;
    const say = () => {
      const { style } = area.current!;
      const fit = Math.min(1, view.width / NARROWEST);
      const foot = document.documentElement.clientHeight - view.offsetTop - view.height;
      area.current!.toggleAttribute('data-enlarged', view.scale > 1);
      style.setProperty('--wx-left', `${view.offsetLeft}px`);
      style.setProperty('--wx-foot', `${foot}px`);
      style.setProperty('--wx-width', `${view.width / fit}px`);
      style.setProperty('--wx-fit', String(fit));
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
