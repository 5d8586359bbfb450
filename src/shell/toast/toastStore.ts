export interface ToastMessage {
  title: string;
  description?: string;
  /** `destructive` for what went wrong. */
  variant?: 'default' | 'destructive';
}

export interface ShownToast extends ToastMessage {
  /** New for every toast: a new one is announced and gets its own time. */
  id: number;
  open: boolean;
}

/** Holds the one toast (docs/product.md, section 4): a new one replaces the old. Knows nothing of how it is shown. */
export function createToastStore() {
  let shown: ShownToast | null = null;
  const listeners = new Set<() => void>();
  const set = (next: ShownToast) => {
    shown = next;
    listeners.forEach((listener) => listener());
  };

  return {
    get: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(message: ToastMessage) {
      set({ ...message, id: (shown?.id ?? 0) + 1, open: true });
    },
    /** Closes it; it stays in the store, closed, so that it can leave gracefully. */
    dismiss() {
      if (shown?.open) set({ ...shown, open: false });
    },
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
