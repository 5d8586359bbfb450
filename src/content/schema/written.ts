import { formatMove } from '../../lib/format';

/* Some fields of an item follow from others. These functions work them out, and the schema
   checks that the two agree. */

/** The change over a day as it is shown: "+5.2%", "−1.9%". */
export const moveOf = (history: readonly number[]) =>
  formatMove((history.at(-1)! / history[0]! - 1) * 100);

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
