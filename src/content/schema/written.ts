/* How an item writes what can be worked out from its other fields: the schema checks that the two agree. */

/** A day's move as shown: "+5.2%", "−1.9%". */
export function moveOf(history: readonly number[]): string {
  const percent = (history.at(-1)! / history[0]! - 1) * 100;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
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

/** A moment as the schedule writes it: "Fri, Dec 12, 8:00 PM EST"; EDT in summer. */
export function inNewYork(moment: string): string {
  // Some versions of Intl put a narrow no-break space before PM.
  return easternTime.format(new Date(moment)).replace(/\s/g, ' ');
}
