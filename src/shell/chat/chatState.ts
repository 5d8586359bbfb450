/** A line of the conversation (docs/product.md, section 3). */
export interface ChatMessage {
  id: number;
  text: string;
  sender: 'user' | 'bot';
}

export interface ChatState {
  messages: readonly ChatMessage[];
  /** How many replies are still to come. */
  due: number;
}

export type ChatEvent = { type: 'sent'; text: string } | { type: 'replied'; text: string };

/** A new conversation, which holds only the bot's greeting (docs/product.md, section 4). */
export const opened = (greeting: string): ChatState => ({
  messages: [{ id: 1, text: greeting, sender: 'bot' }],
  due: 0,
});

const add = (messages: readonly ChatMessage[], sender: ChatMessage['sender'], text: string) => [
  ...messages,
  { id: messages.length + 1, text, sender },
];

/** Adds a message at the end. For every message that the visitor sends, one more reply is due. */
export function chatReducer({ messages, due }: ChatState, event: ChatEvent): ChatState {
  return event.type === 'sent'
    ? { messages: add(messages, 'user', event.text), due: due + 1 }
    : { messages: add(messages, 'bot', event.text), due: due - 1 };
}
