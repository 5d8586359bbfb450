import { spawnSync } from 'node:child_process';
import { median } from './limits.mjs';
import { standIn } from './photo.mjs';
import { readVisit } from './visit.mjs';

test.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[100, 9, 10, 90, 50], 50],
  [[4, 1, 3, 2], 2],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("a photo's stand-in has its size, and weighs what a photo would", () => {
  const small = standIn('https://images.unsplash.com/photo-1?auto=format&w=320&h=240&q=70');
  expect(small).toMatch(/^<svg [^>]*width="320" height="240">.*<\/svg>$/);
  const large = standIn('https://images.unsplash.com/photo-1?auto=format&w=640&h=480&q=70');
  expect(large.length / small.length).toBeCloseTo(4, 0);
});

test("a report is read by category, with what it marks down and what it can't tell left out", () => {
  const audit = (/** @type {number | null} */ score, displayValue = '') => ({
    score,
    displayValue,
  });
  expect(
    readVisit({
      categories: {
        performance: {
          score: 0.964,
          auditRefs: [
            { id: 'lcp', weight: 25 },
            { id: 'fcp', weight: 10 },
            { id: 'trace', weight: 0 },
          ],
        },
        seo: { score: null, auditRefs: [{ id: 'manual', weight: 1 }] },
      },
      audits: {
        lcp: audit(0.7, '2.9 s'),
        fcp: audit(0.95, '1.1 s'),
        trace: audit(0.1),
        manual: audit(null),
      },
    }),
  ).toEqual({ scores: { performance: 96, seo: 0 }, faults: ['performance: lcp 2.9 s'] });
});

test.each([
  [['--runs', '0'], /"0" is no number of visits/],
  [['--runs', 'many'], /"many" is no number of visits/],
  [['--speed', 'high'], /Unknown option '--speed'/],
])('%j ends with a sentence and the usage', (options, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/speed.mjs', ...options], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(sentence);
  expect(stderr).toMatch(/Usage: npm run speed/);
});
