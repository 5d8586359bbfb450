import { useSyncExternalStore } from 'react';

const documentDirection = () => (document.dir === 'rtl' ? 'rtl' : undefined);
const never = () => () => {};

/**
 * 'rtl' in documents that are read from right to left, for Radix, which does not look it up. Undefined in all others,
 * which Radix takes for left to right: they are then as the server had them, and nothing is rendered twice.
 */
export const useDirection = (): 'rtl' | undefined =>
  useSyncExternalStore(never, documentDirection, () => undefined);
