/**
 * Matches windows too low for a sticky header: a phone on its side, or a page at 400 % zoom (WCAG
 * 1.4.10).
 */
export const shortWindow = '@media (max-height: 24em)';
