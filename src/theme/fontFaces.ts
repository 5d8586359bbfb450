import { faces, supplementRange, systemFonts, type Face } from '../tokens/faces';

type Voice = keyof typeof faces;
const voices = Object.entries<Face>(faces) as [Voice, Face][];

/** The family in which a system's font stands in for a face. */
const standInOf = (voice: Voice, system: string) => `'${voice} ${system}'`;

const stackOf = (voice: Voice, family: string) =>
  [
    `'${family}'`,
    ...systemFonts.map(({ name }) => standInOf(voice, name)),
    'system-ui,sans-serif',
  ].join();

/** Font stacks: the face, its measured stand-ins, the system's own. In styles use `font` of variables.ts. */
export const fontStack = Object.fromEntries(
  voices.map(([voice, { family }]) => [voice, stackOf(voice, family)]),
) as Record<Voice, string>;

/** The stacks as CSS variables. */
export const fontDeclarations = voices
  .map(([voice]) => `--wx-font-${voice}:${fontStack[voice]};`)
  .join('');

const percent = (ratio: number, digits = 0) => `${Number((ratio * 100).toFixed(digits))}%`;

/**
 * A face's stand-ins in each system's font. A tenth of a percent counts for the width of a line, which may break; not
 * for its height, which is given. Browsers multiply the overrides by `size-adjust`, so they are divided by
 * it here. A rule whose fonts are all missing costs nothing: the next family of the stack is asked.
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

/** The supplement is named last: for what is in its range browsers take it before the other. */
const fontFace = (voice: Voice, face: Face) => [
  ours(face, face.file),
  ...(face.supplement ? [ours(face, face.supplement, `;unicode-range:${supplementRange}`)] : []),
  ...standIns(voice, face),
];

/** All faces and their stand-ins, as CSS. */
export const fontFaces = voices.flatMap(([voice, face]) => fontFace(voice, face)).join('\n');
