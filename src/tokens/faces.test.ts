import bricolageGrotesque from '@capsizecss/metrics/bricolageGrotesque';
import instrumentSans from '@capsizecss/metrics/instrumentSans';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { faces, type Face } from './faces';

const metrics = { poster: bricolageGrotesque, head: bricolageGrotesque, text: instrumentSans };
const entries = Object.entries<Face>(faces);

test.each(entries)('the %s face has the ascent and descent that its family has', (name, face) => {
  const { ascent, descent, lineGap, unitsPerEm } = metrics[name as keyof typeof metrics];
  expect(face.ascent).toBeCloseTo(ascent / unitsPerEm, 5);
  expect(face.descent).toBeCloseTo(-descent / unitsPerEm, 5);
  expect(lineGap).toBe(0);
});

test('the files are what the script cuts out of the packages', () => {
  expect(() =>
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/fonts/subset.ts', '--check'], {
      stdio: 'pipe',
    }),
  ).not.toThrow();
});

test('nothing else is served', () => {
  const served = readdirSync('static/fonts').filter((file) => file.endsWith('.woff2'));
  const named = entries.flatMap(
    ([
      ,
      {
        file,
        supplements: { latin, extended },
      },
    ]) => [file, latin.file, extended.file],
  );
  expect(served.sort()).toEqual(named.sort());
});
