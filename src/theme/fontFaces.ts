import { faces, type Face, type StandIn } from '../tokens/type';

/** Arial's twins on systems without it: same measures, so the same overrides fit. */
const local: Record<StandIn['local'], string[]> = {
  Arial: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  'Arial Bold': ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
};

const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

/** A browser multiplies the overrides by the size's adjustment: they are divided by it here. */
const standIn = (name: string, face: Face, { weights, local: like, sizeAdjust }: StandIn) => `
@font-face{font-family:'${name}';src:${local[like].map((twin) => `local('${twin}')`).join(',')};font-weight:${weights};ascent-override:${percent(face.ascent / sizeAdjust)};descent-override:${percent(face.descent / sizeAdjust)};line-gap-override:0%;size-adjust:${percent(sizeAdjust)}}`;

const fontFace = (face: Face, standInName: string) => `
@font-face{font-family:'${face.family}';src:url(/fonts/${face.file}) format('woff2');font-weight:${face.weights};font-display:swap}${face.standIns
  .map((one) => standIn(standInName, face, one))
  .join('')}`;

/** Both faces and their stand-ins, as CSS. */
export const fontFaces =
  fontFace(faces.display, 'Display Fallback') + fontFace(faces.text, 'Text Fallback');
