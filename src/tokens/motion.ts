/** Durations in milliseconds. */
export const duration = {
  /** The fade of a page change (docs/product.md, section 9). */
  fade: 500,
  /** The picture of a link on its way to the lead of its page, within the fade. */
  travel: 420,
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
  /** One turn of the mark, under the pointer. */
  spin: 600,
  /** One round of a sign that says something is on its way. */
  waiting: 1200,
  /** The one turn of a record's label, while its card is pointed at or has the focus. */
  turn: 1800,
} as const;

/** Easing curves as CSS values. */
export const easing = {
  /** For things that appear: fast at first, then slower. */
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  /** For things that fall or snap into place: a little too far, and back. */
  overshoot: 'cubic-bezier(0.3, 1.3, 0.5, 1)',
  /** The same speed throughout: for fades, and for a line that draws itself. */
  linear: 'linear',
} as const;

/**
 * The home page prints itself once, when it is the first page of a visit
 * (src/host/hydration/firstPage.ts): when each step begins and ends, in milliseconds, and its
 * curve.
 */
export const pressRun = {
  /** The plate of the headline's last word comes into register. */
  register: { start: 0, end: 320, curve: easing.out },
  /** The record leaves its sleeve. */
  leave: { start: 80, end: 600, curve: easing.out },
  /** The line climbs from the foot to the cover. */
  rise: { start: 160, end: 560, curve: easing.linear },
  /** The ticket drops. */
  drop: { start: 700, end: 920, curve: easing.overshoot },
} as const;

/** Waits in milliseconds. Section 9 of docs/product.md fixes toast, menuHover, menuSkip and chatReply. */
export const delay = {
  /** How long a toast stays. */
  toast: 5000,
  /** How long the pointer rests on a menu trigger before the menu opens. */
  menuHover: 200,
  /** If the pointer comes back within this time after the menu has closed, it opens at once. */
  menuSkip: 300,
  /** How long the small menu waits at most for the page that was chosen before it closes. */
  menuChosen: 500,
  /** How long BeatBot takes to answer. */
  chatReply: 1000,
  /** How long the chat's panel has the focus before its field: a screen reader has said its name by then. */
  chatField: 150,
  /** After how long a press on the chat's button that still shows nothing is answered: "Opening chat". */
  chatLate: 500,
  /** After how long a chat that still does not come is said to be unavailable. */
  chatLost: 10_000,
  /** How long the room for a focused control stays after the keyboard was used. */
  focusRoom: 1000,
  /** After how long a toast whose code still does not come is shown without it. */
  toastLate: 3000,
} as const;

/** A toast swiped further than this, in px, closes (docs/product.md, section 9). */
export const swipeThreshold = 50;
