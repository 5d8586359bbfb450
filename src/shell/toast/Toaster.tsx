import styled from '@emotion/styled';
import { Provider, Viewport } from '@radix-ui/react-toast';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { delay, swipeThreshold } from '../../tokens/motion';
import { useLayer } from '../layers';
import { useDirection } from '../useDirection';
import { ToastCard } from './ToastCard';
import { useFocusReturn } from './useFocusReturn';
import { useToastStore } from './useToast';

const hotkey = ['F8'];
const none: string[] = [];

/** The toast area (docs/product.md, sections 4 and 9): one toast, 5 s, swiped 50 px, F8, Escape. Once per page, in the Dock. */
export function Toaster() {
  const store = useToastStore();
  const direction = useDirection();
  const toast = useSyncExternalStore(store.subscribe, store.get, () => null);
  const area = useRef<HTMLDivElement>(null);
  const { onFocus, returnFocus } = useFocusReturn(area);
  const open = toast?.open ?? false;

  const close = useLayer({
    ...{ name: 'toast', open, root: area, returnFocus },
    onClose: store.dismiss,
  });
  const onLeave = useCallback(() => {
    if (area.current?.contains(document.activeElement)) returnFocus();
    // Radix pauses under the pointer, and would stay paused for the next toast: it hears of no leaving.
    area.current?.firstElementChild?.dispatchEvent(new Event('pointerleave'));
  }, [returnFocus]);

  return (
    <Area ref={area} onFocus={onFocus}>
      <Provider
        duration={delay.toast}
        swipeThreshold={swipeThreshold}
        // Towards the end of the line, as one turns a page.
        swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      >
        {toast && <ToastCard key={toast.id} toast={toast} onClose={close} onLeave={onLeave} />}
        {/* Without a toast there is nothing to jump to. */}
        <Viewport label="Notifications (F8)" hotkey={open ? hotkey : none} />
      </Provider>
    </Area>
  );
}

const Area = styled.div`
  flex: none;
  inline-size: 23.125rem;
  max-inline-size: 100%;
`;
