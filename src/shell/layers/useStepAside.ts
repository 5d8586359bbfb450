import { useEffect, type RefObject } from 'react';
import { isHovered } from '../../lib/isHovered';

/** The page is at rest after so many milliseconds without a change. */
const REST = 150;
/**
 * The furthest that the button moves, in px, though never out of the window. If it finds no free
 * place by then, it stays where it is.
 */
const FARTHEST = 240;

const controls = 'a, button, input';
// Prices, changes of prices and counts stand in a `bdi` each, and so do names on the tape and authors in
// the forum; a category's count is an element whose `dir` is `auto`. A rating is neither: the order of
// its stars and its figure is that of the page.
const controlsAndFigures = `${controls}, bdi, main [dir='auto'], [aria-label$=' stars']`;
const names = 'h1, h2, h3';
const all = `${controlsAndFigures}, ${names}`;

/** How far the button stays away from what is below it and above it, in px: its rim takes three of them. */
const close = [
  [8, 8],
  [8, 0],
] as const;

/** The first keeps it off the edge of the hero's ticket, which is 20 px above the price. */
const apart = [[32, 8], ...close] as const;

/**
 * What the button makes way for. A wish counts only where the page is too full for those before it.
 * Its margins, the room below and above the button in px, are tried in turn.
 */
const wishes = [
  { what: all, margins: apart },
  { what: controlsAndFigures, margins: apart },
  { what: controls, margins: close },
];

/**
 * Moves a floating button up when the page comes to rest with a control, a figure or a name under it,
 * until none is; if the page is too full for that, until no control or figure is, or no control. It
 * does not move while it is pressed or a mouse is over it, or while `paused`, because it then stands
 * elsewhere. `root` marks where the button stands when it has not moved.
 */
export function useStepAside(
  root: RefObject<HTMLElement>,
  button: RefObject<HTMLElement>,
  paused: boolean,
) {
  useEffect(() => {
    const { current: place } = root;
    const { current: moved } = button;
    if (!place || !moved || paused) return;
    if (!('ResizeObserver' in window && 'checkVisibility' in place)) return;

    let timer = 0;
    const look = () => {
      if (!isHovered(place) && !place.matches(':active, [inert]'))
        moved.style.translate = upTo(distanceToClear(place));
    };
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, REST);
    };
    // A press that begins while the button glides would otherwise end beside it, and be lost.
    const stop = () => {
      moved.style.translate = getComputedStyle(moved).translate;
    };
    // A new page or a longer list changes the body's height. The observer also reports the first
    // size.
    const changes = new ResizeObserver(later);
    changes.observe(document.body);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', later, { passive: true, signal });
    window.addEventListener('resize', later, { signal });
    // What prints itself, such as the hero's ticket, stands elsewhere until then.
    document.addEventListener('animationend', later, { signal });
    place.addEventListener('pointerleave', later, { signal });
    place.addEventListener('pointerdown', stop, { signal });
    return () => {
      window.clearTimeout(timer);
      changes.disconnect();
      listening.abort();
      moved.style.translate = '';
    };
  }, [root, button, paused]);
}

const upTo = (distance: number) => (distance > 0 ? `0 ${-distance}px` : '');

/** The distance, in px, up to the nearest place that fulfils a wish. 0 where none is within reach. */
function distanceToClear(place: HTMLElement): number {
  const { left, right, top, bottom } = place.getBoundingClientRect();
  for (const { what, margins } of wishes) {
    const boxes = boxesOf(what, place).filter((box) => box.left < right && box.right > left);
    for (const [below, above] of margins) {
      let distance = 0;
      while (distance <= Math.min(FARTHEST, top)) {
        const under = boxes.filter(
          (box) => box.top < bottom - distance && box.bottom > top - above - distance,
        );
        if (!under.length) return distance;
        distance = bottom + below - Math.min(...under.map((box) => box.top));
      }
    }
  }
  return 0;
}

/**
 * The boxes of all elements of `what` that are shown, except within `place`. If a link covers its
 * card with a pseudo-element, only the box of the link's own words counts. What the browser skips
 * (decision 21) is left out, because asking for its box would lay it out.
 */
const boxesOf = (what: string, place: HTMLElement) =>
  [...document.querySelectorAll(what)]
    .filter(
      (element) =>
        !place.contains(element) &&
        element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
    )
    .map((element) => {
      if (!element.matches(names)) return element.getBoundingClientRect();
      // A heading is as wide as its column. What counts is where its words are.
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect();
    });
