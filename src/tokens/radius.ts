/** Corner radii. Only things that can be pressed are pills or circles; paper has corners. */
export const radius = {
  /** Prints, fields to type into, chat bubbles. */
  print: '3px',
  /** Tickets, the chat, notices, and a phone's dark monitors. */
  ticket: '12px',
  /** Monitors. */
  monitor: '16px',
  /** Things that can be pressed and have words. */
  pill: '999px',
} as const;
