import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { delay } from '../../tokens/motion';
import { fluidSpace, height, space } from '../../tokens/space';
import { zIndex } from '../../tokens/zIndex';
import { notOnPaper, lowForChat, onlyWithScript } from '../../theme/media';
import { useFocusInSight } from './useFocusInSight';
import { useKeyboardInset } from './useKeyboardInset';
import { useOwnRef } from '../../lib/useOwnRef';

/**
 * The layer that toasts and the chat share. One layout places both at the page's edge, one above
 * the other, so that neither covers the other or the focused element, and an on-screen keyboard
 * covers neither. Its empty parts let the pointer through.
 */
export const Dock = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function Dock(props, ref) {
    const dock = useOwnRef(ref);
    useFocusInSight(dock);
    useKeyboardInset(dock);
    return <Root ref={dock} {...props} />;
  },
);

/** The room for a control and its focus ring. */
const controlRoom = '7rem';

const Root = styled.div`
  position: fixed;
  inset: ${height.header} 0 0;
  z-index: ${zIndex.dock};
  display: flex;
  flex-direction: column;
  justify-content: safe flex-end;
  align-items: safe flex-end;
  /* At 200 % text, a toast and the chat may need more than the window's height: then the dock
     scrolls. */
  overflow: hidden auto;
  padding-block: ${space[3]} max(${fluidSpace.foot}, env(safe-area-inset-bottom));
  padding-inline: max(${fluidSpace.edge}, env(safe-area-inset-left), env(safe-area-inset-right));
  pointer-events: none;

  ${lowForChat} {
    padding-block: ${space[1]} max(${space[1]}, env(safe-area-inset-bottom));
  }
  /* While the keyboard is on the page, an open chat leaves room above itself, and above a toast, for
     the focused control, as far as the window has it. Without that the chat would close
     (useFocusInSight), and lose what was written. A pointer takes the focus before its press has
     ended, and what it presses must not move away under it, so the room stays for a moment. That is
     no motion: it holds where motion is reduced. A page that has the focus as a whole, after a page
     change, has no ring to leave room for. */
  &:has([aria-controls])::before {
    content: '';
    flex: 0 1 0px;
    transition: flex-basis 0s ${delay.focusRoom}ms !important;
  }
  html:has(:focus-visible:not(main)) &:has([aria-controls]):not(:focus-within)::before {
    flex-basis: ${controlRoom};
    transition: none !important;
  }
  /* In so low a window, such as above an on-screen keyboard, the chat needs the header's room too. */
  @media (height < 22em) {
    inset-block-start: 0;
  }
  ${notOnPaper}
  ${onlyWithScript}
`;
