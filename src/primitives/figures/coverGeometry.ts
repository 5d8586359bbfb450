/* The geometry of an album's cover, made from its prices: one short path, and the positions of
   its copies. The functions are pure, so the same day always gives the same cover. */

/** `ridges` stand one behind the other, `rings` are like a tree's, `waves` lie under a sun. */
export type CoverPattern = 'ridges' | 'rings' | 'waves';
export type CoverSize = 'thumb' | 'large';

interface CoverRow {
  /** The position of this copy of the path, as in `<path transform>`. */
  transform: string;
  /** True for today's line, which has its own ink. */
  today: boolean;
}

export interface CoverGeometry {
  /** The day's prices as a path that is not positioned yet. */
  path: string;
  /** The copies of the path, from the back to the front. */
  rows: readonly CoverRow[];
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
  const halfway = (index: number): Point => {
    const [a, b] = [around[index]!, around[index + 1]!];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const step = ([x, y]: Point, from: Point) => `${x - from[0]} ${y - from[1]}`;
  let at = halfway(0);
  let path = `M${at.join(' ')}q${step(around[1]!, at)} ${step(halfway(1), at)}t`;
  at = halfway(1);
  const steps: string[] = [];
  for (let index = 2; index < around.length - 1; index += 1) {
    const next = halfway(index);
    steps.push(step(next, at));
    at = next;
  }
  path += steps.join(' ');
  return (closed ? `${path}z` : path).replaceAll(' -', '-');
}

/** The position of a ridge: its foot, and the height of its highest price. */
function ridge(row: number, rows: number) {
  const depth = (row + 0.6) / (rows + 0.5);
  return {
    foot: Math.round(104 + depth * 312),
    height: 24 + 136 * Math.sin(Math.PI * depth) ** 1.4,
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

/* In the path of a ridge, one unit sideways is one price and one unit upwards is a hundredth of
   the ridge's height. The path is closed far below, so that it hides the ridges behind it even
   when it is scaled flat. */
function ridges(history: readonly number[], count: number, today: number): CoverGeometry {
  const line = ridgeLine(history);
  const steps = line.slice(1).map((value, index) => `1 ${line[index]! - value}`);
  const stride = coverSide / (line.length - 1);
  return {
    path: `M-1-${line[0]}h1l${steps.join(' ').replaceAll(' -', '-')}h1V1500H-1z`,
    rows: Array.from({ length: count }, (_, row) => {
      const { foot, height } = ridge(row, count);
      return { transform: matrix(stride, 0, 0, height / 100, 0, foot), today: row === today };
    }),
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
  return {
    path: smooth(points, true),
    rows: Array.from({ length: count }, (_, row) => {
      const size = (22 + (row * 266) / (count - 1)) / 400;
      return { transform: matrix(size, 0, 0, size, 200, 206), today: row === today };
    }),
  };
}

/* Each wave shows another part of the day, every second one mirrored, so that no two are alike. */
function waves(history: readonly number[], count: number, today: number): CoverGeometry {
  const day = shares(history);
  const points = day.map((share, index): Point => [
    index * 36,
    even(-90 * share * (index % 2 ? 0.88 : 1)),
  ]);
  const length = (points.length - 1) * 36;
  const shift = (length - 36 - coverSide) / (count - 1);
  return {
    path: `${smooth(points)}v900H18z`,
    rows: Array.from({ length: count }, (_, row) => {
      const near = row / (count - 1);
      const height = (118 - 62 * near) / 100;
      const left = row * shift + 18;
      const [scale, x] = row % 2 ? [-1, coverSide + left] : [1, -left];
      return { transform: matrix(scale, 0, 0, height, x, 150 + near * 250), today: row === today };
    }),
    sun: 80 + 240 * (day.indexOf(Math.max(...day)) / (day.length - 1)),
  };
}

const patterns = { ridges, rings, waves };

/**
 * The path of a cover and the positions of its copies. A day with fewer than three prices draws
 * nothing.
 */
export function coverGeometry(
  history: readonly number[],
  pattern: CoverPattern,
  size: CoverSize,
): CoverGeometry {
  if (history.length < 3) return { path: '', rows: [] };
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
