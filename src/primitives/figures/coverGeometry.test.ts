import { coverExits, coverGeometry, shares, type CoverPattern } from './coverGeometry';

const day = [
  15.85, 15.93, 15.91, 15.89, 15.85, 15.8, 15.77, 15.79, 15.9, 15.8, 15.94, 15.96, 16.13, 16.05,
  16.08, 16.06, 16.02, 16, 16.06, 16.13, 16.26, 16.39, 16.31, 16.25,
];
const patterns: CoverPattern[] = ['ridges', 'rings', 'waves'];

test('prices become shares of their range; on a flat day they are all in the middle', () => {
  expect(shares([2, 4, 3])).toEqual([0, 1, 0.5]);
  expect(shares([7, 7, 7])).toEqual([0.5, 0.5, 0.5]);
});

test.each(patterns)(
  '%s: the same day always gives the same cover, another day another',
  (pattern) => {
    expect(coverGeometry(day, pattern, 'large')).toEqual(coverGeometry([...day], pattern, 'large'));
    const other = [...day].reverse();
    expect(coverGeometry(other, pattern, 'large').paths[0]!.path).not.toBe(
      coverGeometry(day, pattern, 'large').paths[0]!.path,
    );
  },
);

test.each(['rings', 'waves'] as const)('%s: a path is short, and of whole numbers', (pattern) => {
  const [{ path } = { path: '' }] = coverGeometry(day, pattern, 'large').paths;
  expect(path.length).toBeLessThan(330);
  expect(path).toMatch(/^[MqthlvHVz\d -]+$/);
});

test('three prices are enough for waves', () => {
  const [{ path } = { path: '' }] = coverGeometry([1, 2, 3], 'waves', 'thumb').paths;
  expect(path).toMatch(/^M[\d -]+q[\d -]+v900H\d+z$/);
});

test.each(patterns)('%s: one line is that of today', (pattern) => {
  const { paths } = coverGeometry(day, pattern, 'large');
  expect(paths.filter(({ today }) => today)).toHaveLength(1);
});

test.each(patterns)('%s: seven lines are enough for a thumb', (pattern) => {
  const { paths } = coverGeometry(day, pattern, 'thumb');
  const lines =
    pattern === 'ridges' ? paths.map(({ path }) => path).join('') : 'M'.repeat(paths.length);
  expect(lines.match(/M/g)).toHaveLength(7);
});

test.each([3, 12, 13, 14, 24])('waves of %i prices reach from side to side', (prices) => {
  const { paths } = coverGeometry(day.slice(0, prices), 'waves', 'large');
  for (const { path, transform } of paths) {
    const [scale = 0, , , , x = 0] = transform.match(/-?[\d.]+/g)!.map(Number);
    const start = Number(/^M(\d+)/.exec(path)![1]);
    const step = 2 * start;
    const ends = [start, start + (prices - 2) * step].map((at) => scale * at + x);
    expect(Math.min(...ends)).toBeLessThanOrEqual(0.01);
    expect(Math.max(...ends)).toBeGreaterThanOrEqual(399.99);
  }
});

test('a ridge is drawn as far as no nearer one hides it', () => {
  // A day so steep that its ridge hides what stands behind its peak.
  const { paths } = coverGeometry([1, 1, 9, 1, 1], 'ridges', 'large');
  const lines = paths[0]!.path.split('M').slice(1);
  expect(lines.length).toBeGreaterThan(14);
});

test.each(patterns)('%s: flat days and odd ones draw something that can be drawn', (pattern) => {
  for (const history of [Array.from({ length: 24 }, () => 5), [1, 2, 3], day.concat(day)]) {
    const { paths, sun } = coverGeometry(history, pattern, 'large');
    expect(JSON.stringify([paths, sun ?? 0])).not.toMatch(/NaN|Inf|null/);
  }
});

test('fewer than three prices draw nothing', () => {
  expect(coverGeometry([1, 2], 'rings', 'thumb')).toEqual({ paths: [] });
});

test('the line of today leaves a cover of ridges where its first and last prices lie', () => {
  expect(coverExits(day)).toEqual({ left: 67.3, right: 58.72 });
});
