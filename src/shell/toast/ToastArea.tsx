import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDeferred } from '../../lib/useDeferred';
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
 * not come, PlainToast shows the words.
 */
export function ToastArea({ pathname }: ToastAreaProps) {
  const store = useToastStore();
  const toast = useSyncExternalStore(store.subscribe, store.get, () => null);
  const { loaded: Toaster, load } = useDeferred(fetchToaster);
  const [lost, setLost] = useState(false);
  const waiting = !Toaster && toast?.open === true;

  useEffect(() => {
    if (waiting) void load().then((came) => setLost(!came));
  }, [waiting, toast?.id, load]);
  usePageChange(pathname, () => waiting && store.dismiss());

  if (Toaster) return <Toaster />;
  return waiting && lost ? <PlainToast toast={toast} onClose={() => store.dismiss()} /> : null;
}
