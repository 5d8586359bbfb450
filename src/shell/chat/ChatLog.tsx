import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden';
import { duration } from '../../tokens/motion';
import { radius } from '../../tokens/radius';
import { space } from '../../tokens/space';
import { fontSize, lineHeight } from '../../tokens/type';
import { ringInside } from '../../theme/controls';
import { forcedColors } from '../../theme/media';
import { color } from '../../theme/variables';
import type { ChatMessage } from './useChat';

export interface ChatLogProps {
  messages: readonly ChatMessage[];
  typing: boolean;
  /** The id of a message's element is this prefix, a hyphen and the message's number. */
  idPrefix: string;
}

/** The conversation. It scrolls to each new message (docs/product.md, section 4). */
export function ChatLog({ messages, typing, idPrefix }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  /** Whether the visitor sees the newest message, and has not scrolled up to an older one. */
  const atNewest = useRef(true);
  const height = useRef(0);
  const toNewest = () => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  };

  useLayoutEffect(toNewest, [messages.length, typing]);
  // A toast or an on-screen keyboard makes the log shorter, which would hide the newest message.
  // A layout effect stops the observer in the task that takes the log away: an effect is cleaned up
  // later, and the observer could be called in between.
  useLayoutEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      height.current = log.current!.clientHeight;
      if (atNewest.current) toNewest();
    });
    observer.observe(log.current!);
    return () => observer.disconnect();
  }, []);

  return (
    <Root
      ref={log}
      role="log"
      aria-label="Conversation"
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        // While the log gets shorter, its end is away although nobody has scrolled.
        if (clientHeight !== height.current) return;
        // On a screen with parts of pixels the end is up to a pixel away.
        atNewest.current = scrollHeight - scrollTop - clientHeight < 2;
      }}
    >
      {messages.map(({ id, text, sender }) => (
        <Bubble key={id} id={`${idPrefix}-${id}`} data-sender={sender}>
          <VisuallyHidden>{sender === 'user' ? 'You: ' : 'BeatBot: '}</VisuallyHidden>
          <span dir="auto">{text}</span>
        </Bubble>
      ))}
      {typing && (
        <Typing aria-hidden>
          {[0, 1, 2].map((dot) => (
            <Dot key={dot} style={{ animationDelay: `${(dot * duration.waiting) / 8}ms` }} />
          ))}
        </Typing>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[3]};
  min-block-size: 3rem;
  padding: min(${space[4]}, 5vw);
  overflow: hidden auto;
  overscroll-behavior: contain;

  ${ringInside('3px')}
`;

const Bubble = styled.p`
  position: relative;
  flex: none;
  align-self: flex-start;
  max-inline-size: 84%;
  padding: ${space[2]} min(${space[3]}, 4vw);
  border-radius: ${radius.print};
  background: ${color.raised};
  font-size: ${fontSize.caption};
  line-height: ${lineHeight.lede};
  overflow-wrap: anywhere;
  text-wrap: pretty;
  white-space: pre-line;

  &[data-sender='user'] {
    align-self: flex-end;
    background: ${color.text};
    color: ${color.ground};
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const beat = keyframes`
  30% { transform: translateY(-0.25rem); opacity: 1; }
  60% { transform: none; }
`;

/* While a reply is due. Decoration: the panel says it in words. */
const Typing = styled.div`
  display: flex;
  flex: none;
  align-self: flex-start;
  gap: ${space[1]};
  padding: ${space[4]} ${space[3]};
  border-radius: ${radius.print};
  background: ${color.raised};
`;

const Dot = styled.i`
  border: 0.1875rem solid ${color.muted};
  border-radius: 50%;
  animation: ${beat} ${duration.waiting}ms infinite;
`;
