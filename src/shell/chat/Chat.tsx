import styled from '@emotion/styled';
import {
  forwardRef,
  useCallback,
  useDeferredValue,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
} from 'react';
import { Icon } from '../../primitives/pictures/Icon';
import { IconButton } from '../../primitives/controls/IconButton';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden';
import { delay, duration, easing } from '../../tokens/motion';
import { fluidSpace, space } from '../../tokens/space';
import { focusRim, targetInBar } from '../../theme/controls';
import { from, lowForChat } from '../../theme/media';
import { color } from '../../theme/variables';
import { useLayer } from '../layers/layers';
import { useOwnRef } from '../../lib/useOwnRef';
import { useStepAside } from '../layers/useStepAside';
import { isSecondClick } from '../../lib/isSecondClick';
import { useDeferred } from '../../lib/useDeferred';

const fetchPanel = () =>
  import(/* webpackChunkName: "later-chat" */ './ChatPanel').then((module) => module.ChatPanel);

export interface ChatProps extends Omit<ComponentPropsWithoutRef<'aside'>, 'children'> {
  /**
   * Called when the launcher was pressed but the panel could not be fetched, or did not come in time:
   * tell the visitor so. The next press tries again.
   */
  onUnavailable: () => void;
  /** Called when the panel opens. */
  onOpen?: () => void;
}

/** The floating button and the panel it opens (docs/product.md, section 2). Belongs in the Dock. */
export const Chat = forwardRef<HTMLElement, ChatProps>(function Chat(
  { onUnavailable, onOpen, ...rest },
  ref,
) {
  const [open, setOpen] = useState(false);
  // The press is answered by the launcher, and the panel comes a frame later: making it takes longer.
  const shown = useDeferredValue(open) && open;
  const { loaded: Panel, load, preload } = useDeferred(fetchPanel, delay.chatLost);
  const [loading, setLoading] = useState<false | 'soon' | 'late'>(false);
  const root = useOwnRef(ref);
  const launcher = useRef<HTMLButtonElement>(null);
  const focusedAtPress = useRef<Element | null>(null);
  const draft = useRef('');
  // Who has gone on to another control meanwhile keeps the focus there.
  const mayTakeFocus = useCallback(() => {
    const now = document.activeElement;
    return now === focusedAtPress.current || now === document.body || !!root.current?.contains(now);
  }, [root]);
  const id = useId();
  useStepAside(root, launcher, shown);

  const close = useLayer({
    name: 'chat',
    open,
    root,
    onClose: () => setOpen(false),
    returnFocus: () => launcher.current?.focus({ preventScroll: true }),
  });

  const toggle = async () => {
    if (open) return close();
    if (loading) return;
    // Safari gives the focus not to a button that is pressed, but to an element around it.
    focusedAtPress.current = document.activeElement;
    setLoading('soon');
    const wait = setTimeout(() => setLoading('late'), delay.chatLate);
    const available = Panel !== null || (await load());
    clearTimeout(wait);
    setLoading(false);
    if (!available) return onUnavailable();
    setOpen(true);
    onOpen?.();
  };

  return (
    <Root ref={root} aria-label="Chat" {...rest} data-open={shown || undefined}>
      {shown && Panel && <Panel id={id} mayTakeFocus={mayTakeFocus} draft={draft} />}
      {loading && (
        <VisuallyHidden role="status">{loading === 'late' && 'Opening chat'}</VisuallyHidden>
      )}
      <Launcher
        ref={launcher}
        variant="ink"
        label={open ? 'Close chat' : 'Open chat'}
        aria-expanded={open}
        aria-controls={shown ? id : undefined}
        aria-busy={!!loading || undefined}
        onClick={(event) => void (isSecondClick(event) || toggle())}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name={open ? 'close' : 'chat'} size={24} />
      </Launcher>
    </Root>
  );
});

const Root = styled.aside`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${space[4]};
  max-inline-size: 100%;
  max-block-size: 100%;
  min-block-size: 0;
  /* It gives way before the dock's room for a control does. */
  flex-shrink: 1000;

  /* A panel lower than this is no use, so the dock scrolls instead. */
  &[data-open] {
    min-block-size: min(15rem, 42dvh);
  }

  /* While a menu covers the page, the chat lies behind it, and a toast takes its place. */
  &[inert] {
    position: absolute;
    max-inline-size: calc(100% - 2 * ${fluidSpace.edge});
    visibility: hidden;
  }
  ${lowForChat} {
    position: relative;

    &[data-open] {
      min-block-size: 10.5rem;
    }
  }
`;

const Launcher = styled(IconButton)`
  /* On a phone the launcher is smaller, and text at 200 % does not make it cover the page. */
  inline-size: min(3rem, 15vw);
  block-size: min(3rem, 15vw);
  /* The rim is in the page's colour, because the launcher floats over prints of every ink. */
  box-shadow: 0 0 0 3px ${color.ground};
  pointer-events: auto;
  /* Besides what every button does: it glides where it makes way (useStepAside). */
  transition:
    background-color ${duration.quick}ms,
    color ${duration.quick}ms,
    transform ${duration.quick}ms ${easing.out},
    translate ${duration.calm}ms ${easing.out};

  /* The dot that shows BeatBot to be online, on the launcher's edge. */
  &:not([aria-expanded='true'])::after {
    content: '';
    position: absolute;
    inset-block-start: -1px;
    inset-inline-end: -1px;
    inline-size: min(1.125rem, 37.5%);
    aspect-ratio: 1;
    border: 3px solid ${color.ground};
    border-radius: 50%;
    background: ${color.accent};
  }
  &:focus-visible {
    ${focusRim}
  }
  &[aria-busy] [viewBox] {
    opacity: 0.5;
  }
  /* Below a toast it stands in its own place: where it makes way (useStepAside), the toast is. */
  *:has(li, [role='alert']) + ${Root} & {
    translate: none !important;
  }
  /* A phone on its side is as wide as a tablet. */
  ${from.tablet} {
    @media (min-height: 30em) {
      inline-size: 3.5rem;
      block-size: 3.5rem;
    }
  }
  /* In a low window there is no room below the panel, so the launcher stands in the panel's
     corner. */
  ${lowForChat} {
    ${Root}[data-open] & {
      position: absolute;
      inset-block-start: ${space[2]};
      inset-inline-end: ${space[2]};
      inline-size: ${targetInBar};
      block-size: ${targetInBar};
      box-shadow: none;
    }
  }
`;
