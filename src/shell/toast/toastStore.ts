export interface ToastMessage {
  title: string;
  description: string;
  /** Use `destructive` when something went wrong. */
  variant?: 'default' | 'destructive';
}

export interface ShownToast extends ToastMessage {
  /** A new id for every toast, so that each is announced and gets its own time. */
  id: number;
  open: boolean;
  /** It takes the place of a toast that was in sight. */
  replaces?: boolean;
}

/**
 * A store for the one toast (docs/product.md, section 4): a new toast replaces the old one. The
 * store does not know how a toast is shown.
 */
export function createToastStore() {
  let shown: ShownToast | null = null;
  const listeners = new Set<() => void>();
  const set = (next: ShownToast) => {
    shown = next;
    listeners.forEach((listener) => listener());
  };
  /**
   * Closes the toast, unless a newer one has come than that of `id`. A closed toast stays in the
   * store, so that it can animate out.
   */
  const dismiss = (id = shown?.id) => {
    if (shown?.open && shown.id === id) set({ ...shown, open: false });
  };

  return {
    get: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows a toast. Returns a function that closes it, and no later one. */
    show(message: ToastMessage) {
      const id = (shown?.id ?? 0) + 1;
      set({ ...message, id, open: true, replaces: shown?.open });
      return () => dismiss(id);
    },
    dismiss,
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
