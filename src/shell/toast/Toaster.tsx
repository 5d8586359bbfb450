import styled from '@emotion/styled';
import { Provider, Viewport } from '@radix-ui/react-toast';
import {
  forwardRef,
  useCallback,
  useDeferredValue,
  useSyncExternalStore,
  type ComponentPropsWithoutRef,
} from 'react';
import { delay, swipeThreshold } from '../../tokens/motion';
import { space } from '../../tokens/space';
import { below } from '../../theme/media';
import { useLayer } from '../layers/layers';
import { useDirection } from '../../lib/useDirection';
import { useOwnRef } from '../../lib/useOwnRef';
import {
  hotkeyOf,
  pauseTimers,
  resumeTimers,
  swipeDirectionOf,
  usePausedOnReturn,
} from './radixToast';
import { ToastCard } from './ToastCard';
import { placeInSight, useVisualViewportVariables } from './useVisualViewportVariables';
import { useFocusReturn } from './useFocusReturn';
import { useToastStore } from './useToast';

export type ToasterProps = Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onFocus' | 'onBlur' | 'onPointerOver'
>;

/**
 * The toast area (docs/product.md, sections 4 and 9). It shows one toast for 5 s; a swipe of more
 * than 50 px, or Escape, closes it, and F8 moves the focus to it. Use it once per page, in the Dock.
 */
export const Toaster = forwardRef<HTMLDivElement, ToasterProps>(function Toaster(props, ref) {
  const store = useToastStore();
  const direction = useDirection();
  // A press is answered first, by the control's own look; its toast comes in the frame after that.
  const toast = useDeferredValue(useSyncExternalStore(store.subscribe, store.get, () => null));
  const area = useOwnRef(ref);
  const { returnFocus, ...focus } = useFocusReturn(area);
  const open = toast?.open ?? false;

  const close = useLayer({
    name: 'toast',
    open,
    root: area,
    onClose: () => store.dismiss(toast?.id),
    returnFocus,
  });
  useVisualViewportVariables(area, open);
  usePausedOnReturn(area);
  const onLeave = useCallback(() => {
    if (area.current?.contains(document.activeElement)) returnFocus();
    resumeTimers(area.current);
  }, [area, returnFocus]);

  return (
    <Area ref={area} {...props} {...focus} onPointerOver={() => pauseTimers(area.current)}>
      <Provider
        duration={delay.toast}
        swipeThreshold={swipeThreshold}
        swipeDirection={swipeDirectionOf(direction)}
      >
        {toast && (
          <ToastCard
            key={toast.id}
            toast={toast}
            // `close` closes the newest toast. When a toast is replaced, its timer runs on for a
            // moment, until React cleans up: it must not close the one that came in its place.
            onClose={() => store.get()?.id === toast.id && close()}
            onLeave={onLeave}
          />
        )}
        <List label={open ? 'Notifications (F8)' : 'Notifications'} hotkey={hotkeyOf(!open)} />
      </Provider>
    </Area>
  );
});

const Area = styled.div`
  flex: none;
  inline-size: 21.875rem;
  max-inline-size: 100%;

  /* An empty list is no landmark. */
  &:not(:has(li)) {
    visibility: hidden;
  }
  ${placeInSight}
`;

const List = styled(Viewport)`
  /* Where the chat stands below the toast. */
  ${below.laptop} {
    &:not(:empty) {
      padding-block-end: ${space[3]};
    }
  }
`;
