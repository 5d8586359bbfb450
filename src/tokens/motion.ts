/** Durations in milliseconds. */
export const duration = {
  /** The fade of a page change (docs/product.md, section 9). */
  fade: 500,
  /** A press, a hover. */
  quick: 120,
  /** The key plate of a print gliding into register. */
  register: 160,
  /** A toast sliding up. */
  toast: 200,
  /** A panel opening, a photo arriving, a record leaving its sleeve. */
  calm: 240,
  /** A line drawing itself, once. */
  draw: 700,
  /** Half a turn of the mark, under the pointer. */
  spin: 600,
  /** The one turn of a record that is pointed at. */
  turn: 1800,
} as const;

/** Easing curves as CSS values. */
export const easing = {
  /** For things that appear: fast at first, then slower. */
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  /** For things that turn for ever. */
  linear: 'linear',
} as const;

/** Waits in milliseconds (docs/product.md, section 9). */
export const delay = {
  /** How long a toast stays. */
  toast: 5000,
  /** How long the pointer rests on a menu trigger before the menu opens. */
  menuHover: 200,
  /** If the pointer moves to another trigger within this time, that menu opens at once. */
  menuSkip: 300,
  /** How long BeatBot takes to answer. */
  chatReply: 1000,
} as const;

/** A toast swiped further than this, in px, closes (docs/product.md, section 9). */
export const swipeThreshold = 50;
