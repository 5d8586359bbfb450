import { useSyncExternalStore } from 'react';

const documentDirection = () => (document.dir === 'rtl' ? 'rtl' : undefined);
const never = () => () => {};

/**
 * The way the page is read where Radix would not know: it does not look it up, and takes left to right when told
 * nothing. Undefined until React has taken over, and told nothing of left to right, it has nothing rendered twice.
 */
export const useDirection = (): 'rtl' | undefined =>
  useSyncExternalStore(never, documentDirection, () => undefined);
