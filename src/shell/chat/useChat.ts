import { useEffect, useRef, useState } from 'react';
import { GREETING, reply } from '../../chatbot/reply';
import { delay } from '../../tokens/motion';

/** A line of the conversation (docs/product.md, section 3). */
export interface ChatMessage {
  id: number;
  text: string;
  sender: 'user' | 'bot';
}

const greeting: ChatMessage = { id: 1, text: GREETING, sender: 'bot' };

/**
 * Matches texts of only blanks, control characters and characters that draw nothing: their bubble
 * would look empty.
 */
const nothingToSee = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800]*$/u;

/**
 * One conversation with BeatBot, from opening to closing. It begins with the bot's greeting. Closing
 * drops the replies that are still due (docs/product.md, sections 4, 5 and 9).
 */
export function useChat() {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([greeting]);
  /** How many replies are still to come. */
  const [due, setDue] = useState(0);
  const timers = useRef(new Set<number>());

  useEffect(() => {
    const pending = timers.current;
    return () => {
      pending.forEach((timer) => window.clearTimeout(timer));
      // Fast Refresh keeps the state.
      setDue(0);
    };
  }, []);

  const say = (sender: ChatMessage['sender'], text: string) =>
    setMessages((said) => [...said, { id: said.length + 1, text, sender }]);

  /** Sends a message. Returns false when there was nothing to send. */
  const send = (input: string): boolean => {
    const text = input.trim();
    if (nothingToSee.test(text)) return false;
    say('user', text);
    setDue((replies) => replies + 1);
    // All replies wait equally long, so they come in the order of their questions.
    const timer = window.setTimeout(() => {
      timers.current.delete(timer);
      say('bot', reply(text));
      setDue((replies) => replies - 1);
    }, delay.chatReply);
    timers.current.add(timer);
    return true;
  };

  return { messages, typing: due > 0, send };
}
