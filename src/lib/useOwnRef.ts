import { useImperativeHandle, useRef, type ForwardedRef, type RefObject } from 'react';

/**
 * A ref to a component's root for the component itself, when its user may pass a ref as well. Both
 * name the same element, or none. It is the same object at each render, also where the user's ref is
 * a new function each time, so effects may depend on it. React calls such a function at each render.
 */
export function useOwnRef<Root>(given: ForwardedRef<Root>): RefObject<Root> {
  const own = useRef<Root>(null);
  useImperativeHandle(given, () => own.current as Root);
  return own;
}
