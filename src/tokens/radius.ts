/** Corner radii. Records and buttons are round, sleeves nearly square. */
export const radius = {
  /** Cardboard: an album's sleeve, a framed piece, the corner a bubble speaks from. */
  sleeve: '3px',
  /** Covers, tiles, toasts. */
  card: '8px',
  /** Tickets, monitors, menus, the chat and its bubbles. */
  panel: '14px',
  /** Buttons, badges, the field of the chat. */
  pill: '999px',
} as const;
