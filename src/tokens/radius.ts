/** Corner radii. Only what can be pressed is a pill or a circle; paper has corners. */
export const radius = {
  /** Prints, and fields to type into: 3 px at most. */
  print: '3px',
  /** Tickets: the toast and the album of the day; the chat. */
  ticket: '12px',
  /** Monitors. */
  monitor: '16px',
  /** Whatever can be pressed, and has words. */
  pill: '999px',
} as const;
