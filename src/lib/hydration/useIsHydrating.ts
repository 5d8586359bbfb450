import { useSyncExternalStore } from 'react';

/** Subscribes to what never changes. */
export const never = () => () => {};
const no = () => false;
const yes = () => true;

/** True while the server renders, and while React hydrates what the server has rendered. */
export const useIsHydrating = () => useSyncExternalStore(never, no, yes);
