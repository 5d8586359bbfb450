import { useEffect } from 'react';
import { useDeferred } from '../useDeferred';
import { useToastStore } from './useToast';

const fetchToaster = () => import('./Toaster').then((module) => module.Toaster);

/** The toast area, whose code comes after the page. A toast that is wanted before waits for it. */
export function ToastArea() {
  const store = useToastStore();
  const { Part: Toaster, load } = useDeferred(fetchToaster);

  useEffect(() => {
    if (!Toaster) return store.subscribe(() => void load());
  }, [Toaster, store, load]);

  return Toaster && <Toaster />;
}
