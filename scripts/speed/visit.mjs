// @ts-check

/**
 * @typedef {Record<string, number>} Scores of 100, by category
 * @typedef {{ scores: Scores, faults: string[] }} Visit what Lighthouse finds, and what it marks down
 */

/**
 * @param {any} lhr Lighthouse's report
 * @returns {Visit}
 */
export function readVisit({ categories, audits }) {
  /** @type {Scores} */
  const scores = {};
  const faults = [];
  for (const [name, { score, auditRefs }] of Object.entries(/** @type {any} */ (categories))) {
    scores[name] = Math.round((score ?? 0) * 100);
    for (const { id, weight } of auditRefs) {
      const { score: own, displayValue = '' } = audits[id];
      if (weight > 0 && own !== null && own < 0.9)
        faults.push(`${name}: ${id} ${displayValue}`.trim());
    }
  }
  return { scores, faults };
}
