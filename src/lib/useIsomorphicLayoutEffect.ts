import { useEffect, useLayoutEffect } from 'react';

/** Before the first paint in the browser; silent on the server, where React warns of layout effects. */
export const useIsomorphicLayoutEffect =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;
