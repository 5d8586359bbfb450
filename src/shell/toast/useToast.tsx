import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { toastTitle, type Act } from '../../actions';
import { createToastStore, type ToastMessage, type ToastStore } from './toastStore';

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

/** Shows a toast in place of the last one. The function never changes, so nobody re-renders for a toast. */
export const useToast = (): ((message: ToastMessage) => void) => useToastStore().show;

/** What every action says for now (docs/product.md, section 8). */
export const notImplemented =
  "This feature isn't implemented yet—but don't worry! You can request it in your next prompt!";

/** The one placeholder action: a toast titled with what was asked for (docs/product.md, section 8). */
export function usePlaceholderAction(): Act {
  const toast = useToast();
  return useCallback(
    (action) => toast({ title: toastTitle(action), description: notImplemented }),
    [toast],
  );
}
