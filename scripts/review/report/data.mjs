// @ts-check
import { find } from './dom.mjs';

/** @typedef {import('../report.mjs').Shown} Shown */

/**
 * What the report was written with; `decides`: whether there is something to accept.
 * @type {{ id: string, of: string, whole: boolean, decides: boolean,
 *   counts: Record<string, number>, entries: Shown[] }}
 */
export const review = JSON.parse(find('data').textContent);

export const { entries } = review;

/** An entry's kind, as people say it. */
export const WORDS = {
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
  broken: 'Cannot be shown',
};

const asked = decodeURIComponent(location.hash.slice(1));

/** What is looked at: which entry, and how. */
export const state = {
  at: Math.max(
    0,
    entries.findIndex(({ key }) => key === asked),
  ),
  view: 'side',
};

export const current = () => /** @type {Shown} */ (entries[state.at]);
