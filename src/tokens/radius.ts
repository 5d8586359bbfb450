/** Corner radii. Only things that can be pressed are pills or circles; paper has corners. */
export const radius = {
  /** Prints, and fields to type into. */
  print: '3px',
  /** Tickets: the toast and the album of the day; the chat. */
  ticket: '12px',
  /** Monitors. */
  monitor: '16px',
  /** Things that can be pressed and have words. */
  pill: '999px',
} as const;
