import { color } from '../../src/tokens/color';
import type { Site } from './sites';
import { median } from '../median';
import { times, type Row } from './table';

const WIDTH = 900;
const NAMES = 170;
const BAR = 16;
/** Room at the end for the figures. */
const FIGURES = 150;

const roles = ['ground', 'text', 'muted', 'line', 'accent'] as const;

/** The colours of a scheme, as declarations of CSS variables. */
const inks = (scheme: 'light' | 'dark') =>
  roles.map((role) => `--${role}:${color[role][scheme]}`).join(';');

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Draws each row as bars, in the shop's colours of both schemes. Their length is relative to the
 * row's longest; the label is the median and its ratio to the first site's. The second site is in
 * accent.
 */
export function chart(sites: Site[], rows: Row[]) {
  const step = BAR * sites.length + 26;
  const bars = rows.flatMap((row, index) => {
    const top = 60 + index * step;
    const most = Math.max(...times(row));
    const scale = (value: number) => (value / most) * (WIDTH - NAMES - FIGURES);
    return [
      `<text x="0" y="${top + 13}" class="name">${escaped(row.name)}</text>`,
      ...times(row).map((value, at) => {
        const y = top + at * BAR;
        const figure = `${Math.round(median(row.values[at]!))} · ${value.toFixed(2)} ×`;
        return (
          `<rect x="${NAMES}" y="${y}" width="${scale(value).toFixed(1)}" height="${BAR - 3}" class="s${at}"/>` +
          `<text x="${NAMES + scale(value) + 8}" y="${y + 11}">${figure}</text>`
        );
      }),
    ];
  });
  const legend = sites.map(
    ({ name }, at) =>
      `<rect x="${NAMES + at * 170}" y="12" width="12" height="12" class="s${at}"/><text x="${NAMES + at * 170 + 18}" y="22">${escaped(name)}</text>`,
  );
  const height = 60 + rows.length * step;
  const title = `${sites.map(({ name }) => name).join(', ')}: the cost of a first visit`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">
<style>:root{${inks('light')}}@media(prefers-color-scheme:dark){:root{${inks('dark')}}}svg{background:var(--ground)}text{font:12px sans-serif;fill:var(--muted)}.name{font-weight:700;fill:var(--text)}rect{fill:var(--line)}.s0{fill:var(--muted)}.s1{fill:var(--accent)}</style>
${[...legend, ...bars].join('\n')}
</svg>
`;
}
