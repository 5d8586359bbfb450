import type { FocusEvent } from 'react';

/**
 * Moves the focus to the header's first link when a part of the header that holds it disappears,
 * because the window has become wider or narrower (WCAG 2.4.3).
 */
export function keepFocus(part: HTMLElement | null) {
  if (part?.contains(document.activeElement)) part.closest('header')?.querySelector('a')?.focus();
}

/**
 * The same where the browser has taken the focus from a hidden part before it tells of the new width,
 * as Chromium does when a script asks for the layout in between. For the `onBlur` of what holds all
 * parts of the header.
 */
export function keepLostFocus({ currentTarget, target, relatedTarget }: FocusEvent) {
  const isHidden = !target.getClientRects().length;
  if (isHidden && !relatedTarget) currentTarget.querySelector('a')?.focus();
}
