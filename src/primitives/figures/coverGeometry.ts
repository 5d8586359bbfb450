/* The geometry of an album's cover, made from its prices. The functions are pure, so the same day
   always gives the same cover. */

/** `ridges` stand one behind the other, `rings` are like a tree's, `waves` lie under a sun. */
export type CoverPattern = 'ridges' | 'rings' | 'waves';
export type CoverSize = 'thumb' | 'large';

interface CoverPath {
  /** The path, as in `<path d>`. */
  path: string;
  /** Its position, as in `<path transform>`. */
  transform: string;
  /** True for today's line, which has its own ink. */
  today: boolean;
}

export interface CoverGeometry {
  /**
   * The paths, from the back to the front. Rings and waves are copies of one, at several positions.
   * Ridges are two: all lines in one, and today's.
   */
  paths: readonly CoverPath[];
  /** The position of the sun over the waves, above the day's highest price. */
  sun?: number;
}

/** The side of the square in which a cover is drawn, in SVG units. */
export const coverSide = 400;

const lines = {
  ridges: { thumb: { rows: 7, today: 4 }, large: { rows: 15, today: 8 } },
  rings: { thumb: { rows: 7, today: 3 }, large: { rows: 15, today: 8 } },
  waves: { thumb: { rows: 7, today: 3 }, large: { rows: 9, today: 4 } },
} as const;

/**
 * Prices as shares of the day's range: 0 for the lowest, 1 for the highest. On a flat day all are a
 * half.
 */
export function shares(history: readonly number[]): number[] {
  const low = Math.min(...history);
  const range = Math.max(...history) - low;
  return history.map((price) => (range === 0 ? 0.5 : (price - low) / range));
}

const even = (value: number) => 2 * Math.round(value / 2);
const short = (value: number) => String(Number(value.toFixed(2)));
const matrix = (...values: number[]) => `matrix(${values.map(short).join(' ')})`;

type Point = readonly [x: number, y: number];

/**
 * A smooth line through points, rounded to even numbers. Each curve mirrors the one before (`t`),
 * so a point costs only two short numbers: the control points, halfway between two even numbers,
 * are whole and lose nothing by rounding.
 */
function smooth(points: readonly Point[], closed = false): string {
  const around = closed ? [...points, ...points.slice(0, 2)] : points;
  const between = ([a, b]: Point, [c, d]: Point): Point => [(a + c) / 2, (b + d) / 2];
  const halves = around.slice(1).map((point, index) => between(around[index]!, point));
  const step = ([x, y]: Point, from: Point) => `${x - from[0]} ${y - from[1]}`;
  const [first, ...steps] = halves.slice(1).map((half, index) => step(half, halves[index]!));
  const path = `M${halves[0]!.join(' ')}q${step(around[1]!, halves[0]!)} ${first}`;
  const others = steps.length ? `t${steps.join(' ')}` : '';
  return `${path}${others}${closed ? 'z' : ''}`.replaceAll(' -', '-');
}

/**
 * The position of a ridge: its foot, and the height of its highest price. The highest ridges are in
 * the middle, and those before them repeat those behind, which compressed HTML has for nothing.
 */
function ridge(row: number, rows: number) {
  const depth = (row + 0.6) / (rows + 0.5);
  return {
    foot: Math.round(104 + depth * 312),
    height: Math.round(24 + 136 * Math.sin((Math.PI * (row + 0.5)) / rows) ** 1.4),
  };
}

/**
 * Prices in hundredths of the ridge's height. They are lowered towards both ends, so that the
 * middle looks like a mountain.
 */
const ridgeLine = (history: readonly number[]) =>
  shares(history).map((share, index, { length }) =>
    Math.round(100 * share * (0.35 + 0.65 * Math.sin((Math.PI * index) / (length - 1)))),
  );

/**
 * Where the part of a step of a line that no nearer line hides begins and ends, as shares of the
 * step. A line is its heights, which grow downwards. One that is hidden ends before it begins.
 */
function seen(line: readonly number[], nearer: readonly number[][], step: number) {
  let [from, to] = [0, 1];
  for (const near of nearer) {
    const before = near[step]! - line[step]!;
    const after = near[step + 1]! - line[step + 1]!;
    if (before <= 0 && after <= 0) return [1, 0] as const;
    const crossing = before / (before - after);
    if (before <= 0) from = Math.max(from, crossing);
    if (after <= 0) to = Math.min(to, crossing);
  }
  return [from, to] as const;
}

/** The parts of a line that no nearer line hides, as a path in which a step is one unit wide. */
function seenPath(line: readonly number[], nearer: readonly number[][]): string {
  const pointOf = (step: number, share: number): Point => [
    step + share,
    line[step]! + share * (line[step + 1]! - line[step]!),
  ];
  let path = '';
  let isDrawn = false;
  for (let step = 0; step < line.length - 1; step += 1) {
    const [from, to] = seen(line, nearer, step);
    const begin = pointOf(step, from);
    const end = pointOf(step, to);
    if (from < to) {
      path += isDrawn && from === 0 ? ' ' : `M${begin.map(short).join(' ')}l`;
      path += end.map((value, axis) => short(value - begin[axis]!)).join(' ');
    }
    isDrawn = from < to && to === 1;
  }
  return path.replaceAll(' -', '-');
}

/* Were each line an element, its fill would have to hide those behind it. */
function ridges(history: readonly number[], count: number, today: number): CoverGeometry {
  const shape = ridgeLine(history);
  const heights = Array.from({ length: count }, (_, row) => {
    const { foot, height } = ridge(row, count);
    return shape.map((share) => Math.round(foot - (share / 100) * height));
  });
  const paths = heights.map((line, row) => seenPath(line, heights.slice(row + 1)));
  const transform = `scale(${short(coverSide / (shape.length - 1))} 1)`;
  return {
    paths: [
      { path: paths.filter((_, row) => row !== today).join(''), transform, today: false },
      { path: paths[today]!, transform, today: true },
    ],
  };
}

/* The day runs once around the ring. Its last hours lead back to the first price, so that the
   ring closes without a step. */
function rings(history: readonly number[], count: number, today: number): CoverGeometry {
  const day = shares(history);
  const points = day.map((share, index): Point => {
    const turn = index / day.length;
    const late = Math.max(0, (turn - 0.82) / 0.18);
    const back = late * late * (3 - 2 * late);
    const radius = 400 * (0.84 + 0.3 * (share * (1 - back) + day[0]! * back));
    const angle = 2 * Math.PI * turn - Math.PI / 2;
    return [even(radius * Math.cos(angle)), even(radius * Math.sin(angle))];
  });
  const path = smooth(points, true);
  return {
    paths: Array.from({ length: count }, (_, row) => {
      const size = (22 + (row * 266) / (count - 1)) / 400;
      return { path, transform: matrix(size, 0, 0, size, 200, 206), today: row === today };
    }),
  };
}

/* Each wave shows another part of the day, every second one mirrored, so that no two are alike. */
function waves(history: readonly number[], count: number, today: number): CoverGeometry {
  const day = shares(history);
  // Even, and so wide that few prices reach from side to side too.
  const step = Math.max(36, 2 * Math.ceil(coverSide / (day.length - 2) / 2));
  const points = day.map((share, index): Point => [
    index * step,
    even(-90 * share * (index % 2 ? 0.88 : 1)),
  ]);
  const length = (points.length - 1) * step;
  const shift = (length - step - coverSide) / (count - 1);
  const path = `${smooth(points)}v900H${step / 2}z`;
  return {
    paths: Array.from({ length: count }, (_, row) => {
      const near = row / (count - 1);
      const height = (118 - 62 * near) / 100;
      const left = row * shift + step / 2;
      const [scale, x] = row % 2 ? [-1, coverSide + left] : [1, -left];
      const transform = matrix(scale, 0, 0, height, x, 150 + near * 250);
      return { path, transform, today: row === today };
    }),
    sun: 80 + 240 * (day.indexOf(Math.max(...day)) / (day.length - 1)),
  };
}

const patterns = { ridges, rings, waves };

/** The paths of a cover. A day with fewer than three prices draws nothing. */
export function coverGeometry(
  history: readonly number[],
  pattern: CoverPattern,
  size: CoverSize,
): CoverGeometry {
  if (history.length < 3) return { paths: [] };
  const { rows, today } = lines[pattern][size];
  return patterns[pattern](history, rows, today);
}

/**
 * Where today's line leaves a large cover of ridges on its left and right, in percent from the top,
 * so that the line can be continued around the cover. The lines of rings and waves do not reach the
 * sides.
 */
export function coverExits(history: readonly number[]): { left: number; right: number } {
  const { rows, today } = lines.ridges.large;
  const { foot, height } = ridge(today, rows);
  const at = (share = 0) =>
    Number(((foot - (share / 100) * height) / (coverSide / 100)).toFixed(2));
  const line = ridgeLine(history);
  return { left: at(line[0]), right: at(line.at(-1)) };
}
