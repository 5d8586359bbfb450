/** Whether React has hydrated an element: then it keeps a field of its own there. */
export const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));
