import { useSyncExternalStore } from 'react';
import { never } from './hydration/useIsHydrating';

const documentDirection = () => (document.dir === 'rtl' ? 'rtl' : undefined);

/**
 * 'rtl' in documents that read from right to left. Radix needs it because it does not look it up.
 * Undefined in all others, which Radix treats as left to right: those look as the server rendered
 * them, so nothing is rendered twice.
 */
export const useDirection = (): 'rtl' | undefined =>
  useSyncExternalStore(never, documentDirection, () => undefined);
