// @ts-check

/** @typedef {{ total: number, covered: number }} Lines */
/** @typedef {{ file: string, unit: Lines, stories: Lines, both: Lines, missed: number[] }} Row a file, its path from the repository's root */

const WORST = 5;

/**
 * The table of a measurement: each folder of src, the files with most lines left, and the sum.
 * @param {Row[]} rows
 * @param {number} floor
 * @returns {string}
 */
export function table(rows, floor) {
  const folders = [...new Set(rows.map(folderOf))].sort();
  const width = Math.max(...folders.map((folder) => folder.length), 'together'.length);
  /** @type {(name: string, rows: Row[]) => string} */
  const line = (name, rows) => {
    const both = sum(rows, 'both');
    return [
      `  ${name.padEnd(width)}`,
      ...[sum(rows, 'unit'), sum(rows, 'stories'), both].map((lines) => share(lines).padStart(9)),
      `${both.covered}/${both.total}`.padStart(11),
    ].join(' ');
  };
  const worst = rows
    .filter(({ missed }) => missed.length > 0)
    .sort((a, b) => b.missed.length - a.missed.length || a.file.localeCompare(b.file));
  return [
    `  ${''.padEnd(width)} ${['unit', 'stories', 'together', 'lines'].map((head, at) => head.padStart(at < 3 ? 9 : 11)).join(' ')}`,
    ...folders.map((folder) =>
      line(
        folder,
        rows.filter((row) => folderOf(row) === folder),
      ),
    ),
    line('all', rows),
    ...worst.slice(0, WORST).map(({ file, missed }) => `  not run: ${file}:${spans(missed)}`),
    ...(worst.length > WORST ? [`  … and lines of ${worst.length - WORST} other files`] : []),
    '  host and pages run in the site suite, which nobody measures: their lines count as not run.',
    `  The floor is ${floor} % of all lines.`,
  ].join('\n');
}

/**
 * @param {Row[]} rows
 * @param {'unit' | 'stories' | 'both'} of
 * @returns {Lines}
 */
export function sum(rows, of) {
  return {
    total: rows.reduce((all, row) => all + row[of].total, 0),
    covered: rows.reduce((all, row) => all + row[of].covered, 0),
  };
}

/**
 * Rounded down: only all lines are 100 %.
 * @param {Lines} lines
 */
export const percent = ({ total, covered }) =>
  total === 0 ? 100 : Math.floor((covered / total) * 1000) / 10;

/** @param {Lines} lines */
export const share = (lines) => (lines.total === 0 ? '–' : `${percent(lines).toFixed(1)} %`);

/** @param {Row} row */
const folderOf = ({ file }) => file.split('/')[1] ?? '';

/**
 * Lines as people name them: 3-5,8.
 * @param {number[]} lines
 */
function spans(lines) {
  /** @type {number[][]} */
  const runs = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run?.at(-1) === line - 1) run.push(line);
    else runs.push([line]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}-${run.at(-1)}` : run[0])).join(',');
}
