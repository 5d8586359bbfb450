// @ts-check
import { entries, review } from './data.mjs';

/** @typedef {'accepted' | 'rejected'} Decision */

const memory = `waxline-review ${review.id}`;

/** @type {Record<string, Decision>} */
const decisions = {
  ...Object.fromEntries(entries.filter((one) => one.accepted).map(({ key }) => [key, 'accepted'])),
  ...recall(),
};

function recall() {
  try {
    return JSON.parse(localStorage.getItem(memory) ?? '{}');
  } catch {
    return {};
  }
}

/** @param {string} key */
export const decisionOf = (key) => decisions[key] ?? 'open';

export const countOpen = () => withDecision('open').length;

/** @param {Decision} decision @param {number[]} indices */
export function keep(decision, indices) {
  for (const index of indices) {
    const entry = /** @type {import('./data.mjs').Shown} */ (entries[index]);
    // What cannot be shown cannot be accepted unseen.
    if (entry.status !== 'broken' || decision === 'rejected') decisions[entry.key] = decision;
  }
  try {
    localStorage.setItem(memory, JSON.stringify(decisions));
  } catch {
    // A browser that keeps nothing: the decisions live as long as the page.
  }
}

/** The text of accepted.json. */
export function exported() {
  const accepted = withDecision('accepted').map(({ key, hash }) => [key, hash]);
  const rejected = withDecision('rejected').map(({ key }) => key);
  const { whole } = review;
  return `${JSON.stringify({ whole, accepted: Object.fromEntries(accepted), rejected }, null, 2)}\n`;
}

/** @param {Decision | 'open'} decision */
function withDecision(decision) {
  return entries.filter(({ key }) => decisionOf(key) === decision);
}
