import { useEffect, type RefObject } from 'react';

/** The page is at rest after so many milliseconds without a change. */
const REST = 150;
/** The distance between the button and the control that it makes way for, in px. */
const GAP = 8;
/**
 * The furthest that the button moves, in px: five times its height. If it finds no free place by
 * then, it stays where it is.
 */
const FARTHEST = 240;

/**
 * Moves a floating button up when the page comes to rest with controls under it, until no control
 * lies under the button. It does not move while a mouse is over it, or while `paused`, because then
 * it stands elsewhere. `root` is the element that shows where the button stands when
 * it has not moved.
 */
export function useStepAside(
  root: RefObject<HTMLElement>,
  button: RefObject<HTMLElement>,
  paused: boolean,
) {
  useEffect(() => {
    const { current: place } = root;
    const { current: moved } = button;
    if (!place || !moved || paused || !('ResizeObserver' in window)) return;

    let timer = 0;
    const look = () => {
      // A touch screen leaves `:hover` on what was tapped last.
      const isHovered = window.matchMedia('(hover: hover)').matches && place.matches(':hover');
      if (!isHovered && !place.matches('[inert]'))
        moved.style.transform = upTo(distanceToClear(place));
    };
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, REST);
    };
    // A new page or a longer list changes the body's height. The observer also reports the first
    // size.
    const changes = new ResizeObserver(later);
    changes.observe(document.body);
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    place.addEventListener('pointerleave', later);
    return () => {
      window.clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
      place.removeEventListener('pointerleave', later);
      moved.style.transform = '';
    };
  }, [root, button, paused]);
}

const upTo = (distance: number) => (distance > 0 ? `translateY(${-distance}px)` : '');

/**
 * The distance, in px, up to the nearest place with no control in it; 0 where there is none within
 * reach.
 */
function distanceToClear(place: HTMLElement): number {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  let distance = 0;
  while (distance <= FARTHEST) {
    const under = controlsIn(left, right, top - distance, bottom - distance, place);
    if (!under.length) return distance;
    distance = bottom + GAP - Math.min(...under.map((control) => control.top));
  }
  return 0;
}

/**
 * The boxes of the controls within an area. If a link covers its card with a pseudo-element, only
 * the box of the link's own words counts.
 */
function controlsIn(left: number, right: number, top: number, bottom: number, place: HTMLElement) {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const points = [left, middle.x, right].flatMap((x) => [top, middle.y, bottom].map((y) => [x, y]));
  const controls = points.flatMap(([x, y]) =>
    document
      .elementsFromPoint(x!, y!)
      .flatMap((element) => element.closest('a, button, input') ?? []),
  );
  return [...new Set(controls)]
    .filter((control) => !place.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
}
