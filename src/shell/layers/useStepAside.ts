import { useEffect, type RefObject } from 'react';

/** Milliseconds without a change after which the page is at rest. */
const REST = 150;
/** Room between the button and what it makes way for, in px. */
const GAP = 8;
/** How far it goes at most, in px: five buttons high. Without a free place by then it stays. */
const FARTHEST = 240;

/**
 * Where the page comes to rest with something to press under a floating button, the button goes up until it lies
 * above nothing that is pressed. Not while it is pressed or about to be, nor while `paused`: it
 * has another place. `root` stands where the button does while it has not moved.
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
      if (!place.matches(':hover, :focus-within, [inert]'))
        moved.style.transform = upTo(distanceToClear(place));
    };
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, REST);
    };
    // A new page, a list that has grown: the page is taller or lower. It is told of the first size, too.
    const changes = new ResizeObserver(later);
    changes.observe(document.body);
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      window.clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
      moved.style.transform = '';
    };
  }, [root, button, paused]);
}

const upTo = (distance: number) => (distance > 0 ? `translateY(${-distance}px)` : '');

/** How far up the place in which nothing is pressed lies, in px; 0 where there is none near. */
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

/** The boxes of what is pressed within an area. A link that reaches over its card by a layer of its own is its words. */
function controlsIn(left: number, right: number, top: number, bottom: number, place: HTMLElement) {
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const points = [left, middle.x, right].flatMap((x) => [top, middle.y, bottom].map((y) => [x, y]));
  const controls = points.flatMap(([x, y]) =>
    document.elementsFromPoint(x!, y!).flatMap((element) => element.closest('a, button') ?? []),
  );
  return [...new Set(controls)]
    .filter((control) => !place.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
}
