import { useSyncExternalStore } from 'react';

const documentDirection = () => (document.dir === 'rtl' ? 'rtl' : 'ltr');
const never = () => () => {};

/** The way the page is read, which Radix does not look up. Undefined until React has taken over. */
export const useDirection = (): 'ltr' | 'rtl' | undefined =>
  useSyncExternalStore(never, documentDirection, () => undefined);
