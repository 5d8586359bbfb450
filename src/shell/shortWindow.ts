/** A window too short to spend a header's height on the header: a phone on its side, a page at 400 % (WCAG 1.4.10). */
export const shortWindow = '@media (max-height: 24em)';
