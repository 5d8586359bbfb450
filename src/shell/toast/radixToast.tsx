import { useLayoutEffect } from 'react';

/*
 * Ways around the faults of Radix's toast: each is named after its fault, and says which test or story
 * fails without it.
 */

/**
 * Radix announces the texts in a toast end to end: "LikeThis feature…". This stands between two of them.
 * Story of Toaster: "Announced, without taking the focus".
 */
export const announcedWithoutSpaces = ' ';

/**
 * Radix tells nobody that a toast is about to leave the document, when the focus can still be given back
 * (it puts a focus inside on the whole area instead, radix-ui/primitives#2233). This lives in the toast, for as
 * long as the toast is shown, its exit included.
 * Toaster.test: "gives the focus back when another toast comes".
 */
export function LeavesWithoutNotice({ onLeave }: { onLeave: () => void }) {
  // While layout effects are cleaned up, the toast is still in the document, and so is a focus within it.
  useLayoutEffect(() => onLeave, [onLeave]);
  return null;
}

/**
 * Radix stops the time of all toasts while the pointer is on one, and waits for the pointer to leave. It never
 * hears of that when the toast goes from under the pointer, so the next one would stay for good
 * (radix-ui/primitives#2233). `area` holds Radix's region and nothing else.
 * Toaster.test: "a toast paused under the pointer and closed does not pause the next".
 */
export const staysPausedForNextToast = (area: HTMLElement | null) =>
  area?.firstElementChild?.dispatchEvent(new Event('pointerleave'));

const hotkey = ['F8'];
const none: string[] = [];

/**
 * Radix's hotkey moves the focus to an empty area as well, where there is nothing to read or to press.
 * Story of Toaster: "Without a toast, F8 leaves the focus alone".
 */
export const hotkeyFocusesEmptyArea = (empty: boolean) => (empty ? none : hotkey);

/**
 * Radix does not look up which way the page is read. A toast is swiped towards the end of the line, as one
 * turns a page.
 * Story of Toaster: "Right to left, it is swiped to the left".
 */
export const swipesRightInEveryLanguage = (direction: 'ltr' | 'rtl' | undefined) =>
  direction === 'rtl' ? 'left' : 'right';
