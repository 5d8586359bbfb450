import { faces, supplementRange, systemFonts, type Face } from '../tokens/faces';

type Voice = keyof typeof faces;
const voices = Object.entries<Face>(faces) as [Voice, Face][];

/** The name of the family by which a system's font stands in for a face. */
const standInOf = (voice: Voice, system: string) => `'${voice} ${system}'`;

const stackOf = (voice: Voice, family: string) =>
  [
    `'${family}'`,
    ...systemFonts.map(({ name }) => standInOf(voice, name)),
    'system-ui,sans-serif',
  ].join();

/**
 * The font stacks: our face, its measured stand-ins, then the system's own fonts. In styles use
 * `font` of variables.ts.
 */
export const fontStack = Object.fromEntries(
  voices.map(([voice, { family }]) => [voice, stackOf(voice, family)]),
) as Record<Voice, string>;

/** The stacks as CSS variables. */
export const fontDeclarations = voices
  .map(([voice]) => `--wx-font-${voice}:${fontStack[voice]};`)
  .join('');

const percent = (ratio: number, digits = 0) => `${Number((ratio * 100).toFixed(digits))}%`;

/**
 * The stand-ins for a face, one for each system font. `size-adjust` is given to a tenth of a
 * percent, because a line's width decides where it breaks; the overrides set the height. Browsers
 * multiply the overrides by `size-adjust`, so they are divided by it here. A rule whose fonts are
 * all missing costs nothing: the browser goes on to the next family of the stack.
 */
const standIns = (voice: Voice, { ascent, descent, standIns }: Face) =>
  systemFonts.flatMap(({ name, local, sizeAdjust }) =>
    standIns.map(({ weights, cut }) => {
      const adjust = sizeAdjust[`${voice} ${weights}`]!;
      const names = local[cut] ?? local.regular!;
      return `@font-face{font-family:${standInOf(voice, name)};src:${names.map((one) => `local('${one}')`).join()};font-weight:${weights};ascent-override:${percent(ascent / adjust)};descent-override:${percent(descent / adjust)};size-adjust:${percent(adjust, 1)}}`;
    }),
  );

const ours = ({ family, weights }: Face, file: string, range = '') =>
  `@font-face{font-family:'${family}';src:url(/fonts/${file});font-weight:${weights};font-display:swap${range}}`;

/**
 * The supplement comes last, because browsers prefer the later rule for characters in its range.
 */
const fontFace = (voice: Voice, face: Face) => [
  ours(face, face.file),
  ...(face.supplement ? [ours(face, face.supplement, `;unicode-range:${supplementRange}`)] : []),
  ...standIns(voice, face),
];

/** All faces and their stand-ins, as CSS. */
export const fontFaces = voices.flatMap(([voice, face]) => fontFace(voice, face)).join('\n');
