/** Whether a mouse is over the element. A touch screen leaves `:hover` on what was tapped last. */
export const isHovered = (element: Element): boolean =>
  window.matchMedia('(hover: hover)').matches && element.matches(':hover');
