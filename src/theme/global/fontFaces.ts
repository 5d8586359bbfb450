import {
  faces,
  supplementFamily,
  systemFonts,
  type Face,
  type SystemFont,
} from '../../tokens/faces';

type Voice = keyof typeof faces;
const voices = Object.entries<Face>(faces) as [Voice, Face][];

/**
 * The name of the family by which a system's font stands in for a face, such as `text0`: short,
 * because each page carries it.
 */
const standInOf = (voice: Voice, system: SystemFont) => voice + systemFonts.indexOf(system);

const stackOf = (voice: Voice, face: Face) =>
  [
    `'${face.family}'`,
    `'${supplementFamily(face)}'`,
    ...systemFonts.map((system) => standInOf(voice, system)),
    'system-ui,sans-serif',
  ].join();

/**
 * The font stacks: our face, its measured stand-ins, then the system's own fonts. In styles use
 * `font` of variables.ts.
 */
export const fontStack = Object.fromEntries(
  voices.map(([voice, face]) => [voice, stackOf(voice, face)]),
) as Record<Voice, string>;

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
  systemFonts.flatMap((system) =>
    standIns.map(({ weights, cut }) => {
      const { local, sizeAdjust } = system;
      const adjust = sizeAdjust[`${voice} ${weights}`]!;
      const names = local[cut] ?? local.regular!;
      return `@font-face{font-family:${standInOf(voice, system)};src:${names.map((one) => `local('${one}')`).join()};font-weight:${weights};ascent-override:${percent(ascent / adjust)};descent-override:${percent(descent / adjust)};size-adjust:${percent(adjust, 1)}}`;
    }),
  );

const ours = (family: string, { weights }: Face, file: string, range?: string) =>
  `@font-face{font-family:'${family}';src:url(/fonts/${file});font-weight:${weights};font-display:swap${range ? `;unicode-range:${range}` : ''}}`;

const fontFace = (voice: Voice, face: Face) => [
  ours(face.family, face, face.file),
  ...Object.values(face.supplements).map(({ file, range }) =>
    ours(supplementFamily(face), face, file, range),
  ),
  ...standIns(voice, face),
];

/** All faces and their stand-ins, as CSS. */
export const fontFaces = voices.flatMap(([voice, face]) => fontFace(voice, face)).join('\n');
