import { useEffect, useLayoutEffect } from 'react';

/**
 * A layout effect in the browser, so that it runs before the paint. On the server it does nothing;
 * there React would warn of a layout effect.
 */
export const useIsomorphicLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;
