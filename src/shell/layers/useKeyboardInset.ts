import { useEffect, type RefObject } from 'react';

/**
 * Lifts a fixed element over the on-screen keyboard where that lies over the page, as on an iPhone, instead of
 * making it smaller. Elsewhere nothing is hidden, and nothing happens.
 */
export function useKeyboardInset(fixed: RefObject<HTMLElement>) {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const update = () => {
      const style = fixed.current?.style;
      if (!style) return;
      // To who has zoomed in, a part of the window is out of sight without a keyboard.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      style.insetBlockEnd = covered > 0 ? `${covered}px` : '';
      // The browser has moved the window's upper end out of sight to show the field.
      style.insetBlockStart = covered > 0 && view.offsetTop > 0 ? `${view.offsetTop}px` : '';
    };
    view.addEventListener('resize', update);
    view.addEventListener('scroll', update);
    return () => {
      view.removeEventListener('resize', update);
      view.removeEventListener('scroll', update);
    };
  }, [fixed]);
}
