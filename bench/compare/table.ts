import { median } from '../median';
import type { Site } from './sites';

/** One cost: the figures of all visits to each site. The first site is the one that others are divided by. */
export interface Row {
  name: string;
  /** The limit: the second site's median divided by the first's. */
  limit?: number;
  values: number[][];
}

/** Each site's median divided by the first site's. */
export const times = ({ values }: Row) => {
  const base = Math.max(1, median(values[0]!));
  return values.map((list) => median(list) / base);
};

/** Cells as a Markdown table. */
export const lines = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The rows as a Markdown table: medians with the least and the most, and ratios. */
export function table(sites: Site[], rows: Row[]) {
  const head = ['', ...sites.map(({ name }) => name), 'limit'];
  const body = rows.map((row) => [
    row.name,
    ...row.values.map((list, at) => {
      const figures = [median(list), Math.min(...list), Math.max(...list)].map(Math.round);
      const ratio = at && row.limit ? ` = ${times(row)[at]!.toFixed(2)} ×` : '';
      return `${figures[0]} (${figures[1]}–${figures[2]})${ratio}`;
    }),
    row.limit ? `${row.limit} ×` : '',
  ]);
  return lines(head, body);
}
