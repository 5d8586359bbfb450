import bricolageGrotesque from '@capsizecss/metrics/bricolageGrotesque';
import instrumentSans from '@capsizecss/metrics/instrumentSans';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { faces, type Face } from './type';

const metrics = { display: bricolageGrotesque, text: instrumentSans };

describe.each(Object.entries<Face>(faces))('the %s face', (name, face) => {
  const id = face.family.toLowerCase().replaceAll(' ', '-');
  const packaged = createRequire(__filename);

  test('has the ascent and descent that its font file has', () => {
    const { ascent, descent, lineGap, unitsPerEm } = metrics[name as keyof typeof metrics];
    expect(face.ascent).toBeCloseTo(ascent / unitsPerEm, 5);
    expect(face.descent).toBeCloseTo(-descent / unitsPerEm, 5);
    expect(lineGap).toBe(0);
  });

  test('is served as its package made it', () => {
    const path = packaged.resolve(`@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`);
    expect(readFileSync(`static/fonts/${face.file}`).equals(readFileSync(path))).toBe(true);
  });

  test('carries the version of its package in its name, so that it can be cached for ever', () => {
    const { version } = packaged(`@fontsource-variable/${id}/package.json`);
    expect(face.file).toBe(`${id}-${version}.woff2`);
  });
});
