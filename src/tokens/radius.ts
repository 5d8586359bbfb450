/** Corner radii. Records and buttons are round, sleeves nearly square. */
export const radius = {
  sleeve: '3px',
  card: '8px',
  panel: '14px',
  pill: '999px',
} as const;
