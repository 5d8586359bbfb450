/**
 * Moves the focus to the header's first link when the window has become another and a menu that holds
 * it goes: the button of that menu goes as well (WCAG 2.4.3).
 */
export function keepFocus(menu: HTMLElement | null) {
  if (menu?.contains(document.activeElement))
    menu.closest('header')?.querySelector('a')?.focus({ preventScroll: true });
}
