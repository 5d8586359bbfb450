/**
 * Moves the focus to the header's first link when a part of the header that holds it disappears,
 * because the window has become wider or narrower (WCAG 2.4.3).
 */
export function keepFocus(part: HTMLElement | null) {
  if (part?.contains(document.activeElement)) part.closest('header')?.querySelector('a')?.focus();
}
