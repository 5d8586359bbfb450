import { readFileSync, writeFileSync } from 'node:fs';
import { countsOf, type Counts } from './drawings.ts';

/**
 * The table of what is drawn where: in the Default story of each component but the screens, and on
 * each page of the site at two widths.
 */
const table = 'tests/drawn.json';

/**
 * The difference between the table and what is drawn at a place. With `UPDATE_DRAWN=1` it writes
 * the table instead; then there must be only one worker (scripts/suites/suites.ts,
 * tests/playwright.config.ts).
 */
export function countsProblem(place: string, counts: Counts): string[] {
  const written: Record<string, Counts> = JSON.parse(readFileSync(table, 'utf8'));
  const [expected, found] = [written[place] ?? {}, counts].map((one) => JSON.stringify(one));
  if (expected === found) return [];
  if (!process.env.UPDATE_DRAWN)
    return [
      `${place} shows ${found}, ${table} says ${expected}. If that is meant: docs/commands.md, UPDATE_DRAWN`,
    ];
  writeFileSync(table, inLines({ ...written, [place]: counts }));
  return [];
}

function inLines(written: Record<string, Counts>) {
  const lines = Object.entries(written)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .filter(([, kinds]) => Object.keys(kinds).length)
    .map(([name, kinds]) => `  "${name}": ${JSON.stringify(kinds).replace(/[:,]/g, '$& ')}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** The table's text with one more page on which only the shell is drawn, as on all pages. */
export function withPage(text: string, path: string): string {
  const written: Record<string, Counts> = JSON.parse(text);
  for (const how of ['at 1280 px', 'at 390 px']) {
    const pages = Object.keys(written).filter((place) => /^\//.test(place) && place.endsWith(how));
    written[`${path} ${how}`] = countsOf((kind) =>
      Math.min(...pages.map((page) => written[page]![kind] ?? 0)),
    );
  }
  return inLines(written);
}
