/** Corner radii. Records and buttons are round, sleeves nearly square. */
export const radius = {
  /** An album's sleeve, a framed piece, the corner of a chat bubble on its speaker's side. */
  sleeve: '3px',
  /** Covers, tiles, toasts. */
  card: '8px',
  /** The featured album's ticket, stream cards, menus, the chat and its bubbles. */
  panel: '14px',
  /** Buttons, badges, the field of the chat. */
  pill: '999px',
} as const;
