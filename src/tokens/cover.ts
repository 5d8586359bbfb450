/**
 * Cover art: what a cover shows while its photo loads, and keeps when the photo never comes.
 * A hand is a pattern, a palette is three inks. The item's id picks the palette, and where and how the pattern lies.
 */
export const coverHands = [
  'grooves',
  'bars',
  'dots',
  'sweep',
  'weave',
  'contour',
  'glow',
  'hatch',
  'rays',
  'blocks',
  'scales',
  'check',
] as const;

export type CoverHand = (typeof coverHands)[number];

/** A light, a body and a deep ink; patterns are drawn in the deep one. */
export const coverPalettes = [
  ['#c9f25c', '#1f9d57', '#083a2c'],
  ['#7fd4ff', '#1f5fe0', '#0a1f66'],
  ['#16b083', '#0b5f6b', '#03202b'],
  ['#ffe2b8', '#f0764f', '#7b1f3a'],
  ['#f7e9c8', '#c39a4e', '#4a3014'],
  ['#ffa4e4', '#a56bff', '#4a34c4'],
  ['#25e2ff', '#9d2bff', '#ff2d6b'],
  ['#ff8a3d', '#5a14d8', '#240a5c'],
  ['#ff5b3f', '#d3222f', '#560a1c'],
  ['#ffb06b', '#e6391b', '#6d1dff'],
  ['#ffd15c', '#ff4d8f', '#6e1b66'],
  ['#ff2bd6', '#35107a', '#150733'],
  ['#ffc052', '#dd6f1c', '#8f2a10'],
  ['#ffcf33', '#25c9f2', '#3532cf'],
] as const;

/** The distance of a pattern's lines: grows with the cover, and stays as coarse as the eye and a screen can hold. */
export const coverPitch = {
  fine: 'clamp(3px, calc(var(--p) * 1cqw), 22px)',
  wide: 'clamp(8px, calc(var(--p) * 2.4cqw), 56px)',
} as const;

/**
 * The dark layer behind words on a cover: how much of the deep ink is mixed into black, and how opaque it is.
 * White on it reaches 4.5:1 over the whitest photo (WCAG 1.4.3); cover.test.ts computes it for every palette.
 */
export const coverScrim = { ink: 0.4, density: 0.74 } as const;

/** Chosen so that within every list of the shop no two items share a palette; stories/foundations/coverArt.test.ts checks it. */
const offset = 0x811c9dc5 ^ 10794;

/** FNV-1a: the same id always gives the same number, and similar ids give very different ones. */
export function seedNumber(seed: string): number {
  let hash = offset;
  for (const char of seed) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  // Mixed once more: FNV's low bits depend too much on the last letter.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The custom properties of one item's art: three inks, a centre, an angle, a pitch. */
export function coverVariables(seed: string): Record<`--${string}`, string> {
  const number = seedNumber(seed);
  const pick = (shift: number, steps: number) => (number >>> shift) % steps;
  const [light, body, deep] = coverPalettes[number % coverPalettes.length]!;
  return {
    '--c1': light,
    '--c2': body,
    '--c3': deep,
    '--x': `${20 + pick(4, 7) * 10}%`,
    '--y': `${18 + pick(9, 7) * 10}%`,
    '--a': `${pick(14, 24) * 15}deg`,
    '--p': `${2 + pick(20, 5) * 0.4}`,
  };
}
