import { useMemo, type ForwardedRef, type RefObject } from 'react';

/**
 * A ref to a component's root for the component itself, when its user may pass a ref as well. React
 * sets this one and it passes the value on, so both always name the same element, or none.
 */
export function useOwnRef<Root>(given: ForwardedRef<Root>): RefObject<Root> {
  return useMemo(() => {
    let own: Root | null = null;
    return {
      get current() {
        return own;
      },
      set current(root) {
        own = root;
        if (typeof given === 'function') given(root);
        else if (given) given.current = root;
      },
    };
  }, [given]);
}
