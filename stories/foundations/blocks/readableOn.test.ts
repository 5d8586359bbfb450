import { color } from '../../../src/tokens/color';
import { contrastRatio, pairs } from '../../../src/tokens/contrast';
import { readableOn, schemes } from './readableOn';

const grounds = [...new Set(pairs.map(({ on }) => on))];

test.each(grounds.flatMap((ground) => schemes.map((scheme) => [ground, scheme] as const)))(
  'the rows of the contrast table can be read on %s in the %s scheme',
  (ground, scheme) => {
    const words = color[readableOn(ground, scheme)][scheme];
    expect(contrastRatio(words, color[ground][scheme])).toBeGreaterThanOrEqual(4.5);
  },
);
