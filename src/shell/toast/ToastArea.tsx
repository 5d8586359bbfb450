import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDeferred } from '../../lib/useDeferred';
import { delay } from '../../tokens/motion';
import { usePageChange } from '../page/usePageChange';
import { PlainToast } from './PlainToast';
import { useToastStore } from './useToast';

const fetchToaster = () =>
  import(/* webpackChunkName: "later-toast" */ './Toaster').then((module) => module.Toaster);

export interface ToastAreaProps {
  /** The page's path. */
  pathname: string;
}

/**
 * The toast area. Its code is loaded after the page (useDeferred). An earlier toast waits for the
 * code, but only until the page changes, because it answers a press on that page. If the code does
 * not come, or its connection stalls, PlainToast shows the words, and keeps them when the code comes
 * after all, because whoever listens has heard them.
 */
export function ToastArea({ pathname }: ToastAreaProps) {
  const store = useToastStore();
  const toast = useSyncExternalStore(store.subscribe, store.get, () => null);
  const { loaded: Toaster, load } = useDeferred(fetchToaster, delay.toastLate);
  /** The id of the last toast whose code did not come in time. */
  const [late, setLate] = useState<number>();
  const id = toast?.open ? toast.id : undefined;
  const waiting = !Toaster && id !== undefined;
  const isPlain = id !== undefined && late === id;

  useEffect(() => {
    if (waiting) void load().then((came) => came || setLate(id));
  }, [waiting, id, load]);
  usePageChange(pathname, () => (waiting || isPlain) && store.dismiss());

  if (toast && isPlain) return <PlainToast toast={toast} onClose={() => store.dismiss()} />;
  return Toaster && <Toaster />;
}
