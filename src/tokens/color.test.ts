import { color, colorRoles, moreContrast, onCover } from './color';
import { contrastRatio, pairs } from './contrast';

describe('contrastRatio', () => {
  test('of black and white is 21, in either order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 10);
  });

  test('of a colour with itself is 1', () => {
    expect(contrastRatio('#ff5a1f', '#FF5A1F')).toBe(1);
  });

  test('agrees with a known value', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test.each(['red', '#fff', '#ff5a1f80', 'ff5a1f'])('refuses %s', (value) => {
    expect(() => contrastRatio(value, '#ffffff')).toThrow(RangeError);
  });
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(pairs)('$use on $on reaches $atLeast', ({ on, use, atLeast }) => {
    expect(contrastRatio(color[use][scheme], color[on][scheme])).toBeGreaterThanOrEqual(atLeast);
  });

  describe('for who asks for more contrast', () => {
    const more = { ...color, ...moreContrast };
    const enhanced = pairs.map(({ on, use, atLeast }) => ({
      on,
      use,
      atLeast: atLeast === 4.5 ? 7 : 3,
    }));
    const lines = (['ground', 'surface', 'raised'] as const).map(
      (on) => ({ on, use: 'line', atLeast: 3 }) as const,
    );

    test.each([...enhanced, ...lines])('$use on $on reaches $atLeast', ({ on, use, atLeast }) => {
      expect(contrastRatio(more[use][scheme], more[on][scheme])).toBeGreaterThanOrEqual(atLeast);
    });
  });
});

/** What is neither words nor an outline that people have to see, nor a background of such. */
const decoration = ['line', 'floor', 'frame', 'mat'];

test('every other role is in a pair', () => {
  const paired = new Set(pairs.flatMap(({ on, use }) => [on, use]));
  const left = colorRoles.filter((role) => !paired.has(role));
  expect(left.sort()).toEqual(decoration.sort());
});

test.each([
  ['tag', onCover.text, onCover.tag],
  ['pill', onCover.onPill, onCover.pill],
])('words on a cover: the %s reaches 4.5', (_, text, ground) => {
  expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
});
