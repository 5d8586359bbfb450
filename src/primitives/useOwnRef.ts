import { useImperativeHandle, useRef, type ForwardedRef, type RefObject } from 'react';

/** A ref to a component's root for the component itself, when whoever uses it may have one as well. */
export function useOwnRef<Root>(given: ForwardedRef<Root>): RefObject<Root> {
  const own = useRef<Root>(null);
  useImperativeHandle(given, () => own.current!, []);
  return own;
}
