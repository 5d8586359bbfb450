/** Corner radii. Records and buttons are round, sleeves nearly square. */
export const radius = {
  /** Cardboard: covers, and the corners of pictures. */
  sleeve: '3px',
  /** Cards, fields, thumbs. */
  card: '8px',
  /** What floats: tickets, menus, toasts, the chat. */
  panel: '14px',
  /** What is pressed: buttons, tags, bubbles. */
  pill: '999px',
} as const;
