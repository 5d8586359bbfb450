import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { toastTitle, type Act } from '../../actions';
import { createToastStore, type ToastStore } from './toastStore';

const StoreContext = createContext<ToastStore | null>(null);

/** Lets everything below it show toasts. A Toaster somewhere below shows them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore);
  return <StoreContext.Provider value={store}>{children}</StoreContext.Provider>;
}

export function useToastStore(): ToastStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('Toasts need a ToastProvider above.');
  return store;
}

/**
 * Returns the function that shows a toast in place of the last one, and returns one that closes it.
 * The function never changes, so no component renders again because of a toast.
 */
export const useToast = (): ToastStore['show'] => useToastStore().show;

/** The text of every action's toast, until the actions are built (docs/product.md, section 8). */
export const notImplemented =
  "This feature isn't implemented yet—but don't worry! You can request it in your next prompt!";

/**
 * Returns the handler of all actions: it shows a toast titled after the action (docs/product.md,
 * section 8).
 */
export function usePlaceholderAction(): Act {
  const toast = useToast();
  return useCallback(
    (action) => toast({ title: toastTitle(action), description: notImplemented }),
    [toast],
  );
}
