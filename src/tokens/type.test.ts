import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import bricolageGrotesqueExtraBold from '@capsizecss/metrics/bricolageGrotesque/800';
import instrumentSans from '@capsizecss/metrics/instrumentSans';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { faces, type Face } from './type';

/** Each face as it is used most, and the local one that stands in. */
const measured = {
  display: [bricolageGrotesqueExtraBold, arialBold],
  text: [instrumentSans, arial],
} satisfies Record<keyof typeof faces, object[]>;

describe.each(Object.entries<Face>(faces))('the %s face', (name, face) => {
  const id = face.family.toLowerCase().replaceAll(' ', '-');
  const packaged = createRequire(__filename);

  test('has a stand-in stretched to its measures', () => {
    const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = face.fallback;
    const { fontFaces } = createFontStack(measured[name as keyof typeof measured], {
      fontFaceFormat: 'styleObject',
    });
    expect(fontFaces).toMatchObject([
      { '@font-face': { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } },
    ]);
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
