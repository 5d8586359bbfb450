// @ts-check

/** Design, section 5: what a visitor's wait may be. Scores are Lighthouse's, of 100, on its phone. */
export const LIMITS = {
  scores: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 },
  /** Milliseconds from a press to the picture that answers it, the processor four times slower. */
  press: 100,
};

/**
 * @param {number[]} values at least one
 * @returns {number} the middle one; of an even number, the lower of the two
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}
