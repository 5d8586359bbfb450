import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { isHovered } from '../../lib/isHovered';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden';

/* Workarounds for faults of Radix's toast. Each comment says which fault, and names the test or
   story that fails without it. */

/**
 * Radix announces the texts of a toast without a stop between them: "LikeThis feature…". Put this
 * between two of them. Story of Toaster: "Announced, without taking the focus".
 */
export const sentenceStop = <VisuallyHidden>. </VisuallyHidden>;

/**
 * Radix has no event for a toast that is about to leave the document, when the focus could still be
 * given back; it moves a focus inside to the whole area instead (radix-ui/primitives#2233). Render
 * this inside the toast: it stays mounted as long as the toast is shown, including its exit, and
 * then calls `onLeave`. Toaster.test: "gives the focus back when another toast comes".
 */
export function OnLeave({ onLeave }: { onLeave: () => void }) {
  // While layout effects are cleaned up, the toast is still in the document and still has a focus
  // that was inside.
  useLayoutEffect(() => onLeave, [onLeave]);
  return null;
}

/**
 * Radix pauses all toasts while the pointer is on one, until the pointer leaves. If the toast goes
 * away under the pointer, Radix never hears that the pointer left, and the next toast would stay
 * for good (radix-ui/primitives#2233). `area` must hold only Radix's region. Toaster.test: "a toast
 * paused under the pointer and closed does not pause the next".
 */
export const resumeTimers = (area: HTMLElement | null) =>
  area?.firstElementChild?.dispatchEvent(new Event('pointerleave'));

/**
 * Radix pauses only where a pointer moves on a toast. Under a resting pointer or a still finger its
 * time would run on, so call this when a pointer comes over the area. `area` must hold only Radix's
 * region. Toaster.test: "a toast that comes under the pointer stays".
 */
export const pauseTimers = (area: HTMLElement | null) =>
  area?.firstElementChild?.dispatchEvent(new Event('pointermove'));

/**
 * Radix pauses all toasts while the window is without the focus. When the focus comes back, their
 * time runs on even under the pointer or the focus.
 * Toaster.test: "a focused toast stays when its window gets the focus back".
 */
export function usePausedOnReturn(area: RefObject<HTMLElement>) {
  useEffect(() => {
    const pause = () => {
      const { current: it } = area;
      if (it && (isHovered(it) || it.matches(':focus-within'))) pauseTimers(it);
    };
    // Radix's own listener comes first.
    const later = () => setTimeout(pause);
    window.addEventListener('focus', later);
    return () => window.removeEventListener('focus', later);
  }, [area]);
}

/**
 * Radix does not hear of a swipe that the system takes away, by a gesture from the window's edge or a
 * call: the toast would stay where the finger left it. This returns what leads it back to where the
 * swipe began, and what lets the button be pressed after one. Story of Toaster: "Swiped: 49 px is too
 * short, 51 px is far enough, to the left is the wrong way, and one taken away is none".
 */
export function useCancelledSwipe() {
  const start = useRef<PointerEventInit>({});
  return {
    onPointerDown({ pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      start.current = { pointerId, clientX, clientY, bubbles: true };
    },
    onPointerCancel({ currentTarget: toast }: PointerEvent<HTMLElement>) {
      for (const type of ['pointermove', 'pointerup'])
        toast.dispatchEvent(new window.PointerEvent(type, start.current));
    },
    // After a swipe Radix swallows the click that follows. A mouse makes one, a finger does not, and
    // the visitor's next would be swallowed. Radix's own handler comes after this one.
    onPointerUp({ currentTarget: toast, pointerType }: PointerEvent<HTMLElement>) {
      const swiped = /^(start|move)$/.test(toast.dataset.swipe ?? '');
      const click = new window.MouseEvent('click', { cancelable: true });
      if (swiped && pointerType !== 'mouse') queueMicrotask(() => toast.dispatchEvent(click));
    },
  };
}

/**
 * Radix pauses while the focus is in a toast. Whoever presses a button twice, the second time on the
 * toast that has come over it, would have it there for good. Spread this on the toast, and a press
 * leaves the focus where it is. touch.spec: "a toast waits under a finger, and a tap on it does not
 * keep it".
 */
export const pressedWithoutFocus = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
};

const hotkey = ['F8'];
const none: string[] = [];

/**
 * Radix's hotkey moves the focus even to an empty area, where there is nothing to read or press.
 * Story of Toaster: "F8 moves to it, and Escape back; without a toast, F8 leaves the focus alone".
 */
export const hotkeyOf = (empty: boolean) => (empty ? none : hotkey);

/**
 * Radix does not look up the page's direction. A toast is swiped towards the end of the line, as
 * one turns a page. Story of Toaster: "Right to left, it is swiped to the left".
 */
export const swipeDirectionOf = (direction: 'rtl' | undefined) =>
  direction === 'rtl' ? 'left' : 'right';
