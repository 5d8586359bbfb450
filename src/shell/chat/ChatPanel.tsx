import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { forwardRef, useId, useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden';
import { useOwnRef } from '../../lib/useOwnRef';
import { delay, duration, easing } from '../../tokens/motion';
import { radius } from '../../tokens/radius';
import { space } from '../../tokens/space';
import { fontSize, lineHeight } from '../../tokens/type';
import { lowForChat } from '../../theme/media';
import { cardText, fitting } from '../../theme/text';
import { color } from '../../theme/variables';
import { Mark } from '../header/Mark';
import { ChatForm, type ChatFormProps } from './ChatForm';
import { ChatLog } from './ChatLog';
import { useChat } from './useChat';

export interface ChatPanelProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'role'>, Pick<ChatFormProps, 'draft'> {
  /**
   * Asked when the panel is mounted: false where it came late and the visitor has gone on. Then the
   * focus stays there. It must stay the same function.
   */
  mayTakeFocus?: () => boolean;
}

/**
 * BeatBot's panel, 350 × 500 px, or less where the window is smaller (docs/product.md, sections 2
 * and 9). The conversation begins when the panel is mounted. The panel takes the focus first, and its
 * field a moment later, or with the first letter: a screen reader says the dialog's name, and then
 * takes letters as text.
 */
export const ChatPanel = forwardRef<HTMLDivElement, ChatPanelProps>(function ChatPanel(
  { mayTakeFocus, draft, ...rest },
  ref,
) {
  const { messages, typing, send } = useChat();
  const input = useRef<HTMLInputElement>(null);
  const name = useId();

  const root = useOwnRef(ref);
  // A layout effect, because an Escape in the panel's first frame closes it before a later effect
  // runs. That one would then take the focus from the launcher into a panel that is going.
  useLayoutEffect(() => {
    if (mayTakeFocus?.() === false) return;
    const panel = root.current;
    panel?.focus({ preventScroll: true });
    const goOn = () => {
      if (document.activeElement === panel) input.current?.focus({ preventScroll: true });
    };
    const timer = setTimeout(goOn, delay.chatField);
    // The browser puts the letter into the field that has the focus by then.
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) goOn();
    };
    panel?.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      panel?.removeEventListener('keydown', onKey);
    };
  }, [root, mayTakeFocus]);

  return (
    // A press anywhere in the panel keeps the focus inside, where Escape closes it.
    <Root
      ref={root}
      role="dialog"
      tabIndex={-1}
      aria-labelledby={name}
      aria-describedby={`${name}-1`}
      {...rest}
    >
      <Head>
        <Avatar />
        <div>
          <Name id={name} translate="no">
            BeatBot
          </Name>
          <Presence>
            Online<VisuallyHidden>.</VisuallyHidden>
          </Presence>
        </div>
      </Head>
      <ChatLog messages={messages} typing={typing} idPrefix={name} />
      {/* The status stands beside the log, so that it is announced once and never stays among
          the messages. */}
      <VisuallyHidden role="status">{typing ? 'BeatBot is typing' : ''}</VisuallyHidden>
      <ChatForm ref={input} onSend={send} draft={draft} />
    </Root>
  );
});

const enter = keyframes`
  from { opacity: 0; transform: translateY(${space[4]}); }
`;

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 0 1 500px;
  inline-size: 350px;
  max-inline-size: 100%;
  min-block-size: 0;
  overflow: hidden auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.ticket};
  background: ${color.surface};
  pointer-events: auto;
  animation: ${enter} ${duration.calm}ms ${easing.out};

  /* It has the focus for a moment only, before its field. */
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: min(${space[3]}, 3vw);
  padding: ${space[3]} min(${space[4]}, 5vw);
  border-block-end: 1px solid ${color.line};

  /* In a low window the launcher stands in the panel's corner. */
  ${lowForChat} {
    padding-block: ${space[2]};
    padding-inline-end: min(${space[16]}, 17vw);
  }
`;

const Avatar = styled(Mark)`
  stroke: ${color.surface};
  inline-size: min(2.75rem, 12vw);
`;

/* Beside the launcher in a low window at 200 % text its one word still has room. */
const Name = styled.h2`
  ${cardText}
  font-size: ${fitting(fontSize.lede, 7.6)};
`;

const Presence = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.caption};
  line-height: ${lineHeight.short};

  &::before {
    content: '';
    border: 0.25rem solid ${color.up};
    border-radius: 50%;
  }
`;
