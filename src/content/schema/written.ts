/* Some fields of an item follow from others. These functions work them out, and the schema
   checks that the two agree. */

/** The change over a day as it is shown: "+5.2%", "−1.9%". */
export function moveOf(history: readonly number[]): string {
  const percent = (history.at(-1)! / history[0]! - 1) * 100;
  const digits = Math.abs(percent).toFixed(1);
  // A fall that rounds to nothing has no sign of its own.
  return `${percent < 0 && Number(digits) > 0 ? '−' : '+'}${digits}%`;
}

const easternTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  timeZoneName: 'short',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/**
 * A moment as the schedule shows it, in New York's time: "Fri, Dec 12, 8:00 PM EST", with EDT in
 * summer.
 */
export function inNewYork(moment: string): string {
  // Some versions of Intl put a narrow no-break space before PM.
  return easternTime.format(new Date(moment)).replace(/\s/g, ' ');
}
