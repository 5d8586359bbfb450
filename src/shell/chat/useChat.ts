import { useEffect, useReducer, useRef } from 'react';
import { GREETING, reply } from '../../chatbot/reply';
import { delay } from '../../tokens/motion';
import { chatReducer, opened } from './chatState';

/**
 * Matches texts of only blanks, control characters and characters that draw nothing: their bubble
 * would look empty.
 */
const nothingToSee = /^[\s\p{C}\p{DI}]*$/u;

/**
 * One conversation with BeatBot, from opening to closing. Closing drops the replies that are still
 * due (docs/product.md, sections 4, 5 and 9).
 */
export function useChat() {
  const [state, dispatch] = useReducer(chatReducer, GREETING, opened);
  const timers = useRef(new Set<number>());

  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach((timer) => window.clearTimeout(timer));
  }, []);

  /** Sends a message. Returns false when there was nothing to send. */
  const send = (input: string): boolean => {
    const text = input.trim();
    if (nothingToSee.test(text)) return false;
    dispatch({ type: 'sent', text });
    // All replies wait equally long, so they come in the order of their questions.
    const timer = window.setTimeout(() => {
      timers.current.delete(timer);
      dispatch({ type: 'replied', text: reply(text) });
    }, delay.chatReply);
    timers.current.add(timer);
    return true;
  };

  return { messages: state.messages, typing: state.due > 0, send };
}
