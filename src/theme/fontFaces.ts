import { faces, supplementRange, type Face, type StandIn } from '../tokens/faces';
import { standInOf } from './variables';

/** Arial, and fonts of the same measures for systems without it: the same overrides fit them all. */
const localNames: Record<StandIn['local'], string[]> = {
  Arial: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  'Arial Bold': ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
};

const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`;

/** Browsers multiply the overrides by `size-adjust`, so they are divided by it here. */
const standIn = (name: string, face: Face, { weights, local, sizeAdjust, range }: StandIn) => `
@font-face{font-family:'${name}';src:${localNames[local].map((fontName) => `local('${fontName}')`).join(',')};font-weight:${weights};ascent-override:${percent(face.ascent / sizeAdjust)};descent-override:${percent(face.descent / sizeAdjust)};line-gap-override:0%;size-adjust:${percent(sizeAdjust)}${range ? `;unicode-range:${range}` : ''}}`;

const ours = ({ family, weights }: Face, file: string, range = '') => `
@font-face{font-family:'${family}';src:url(/fonts/${file});font-weight:${weights};font-display:swap${range}}`;

/** The supplement is named last: for what is in its range browsers take it before the other. */
const fontFace = (face: Face, standInName: string) =>
  [
    ours(face, face.file),
    face.supplement && ours(face, face.supplement, `;unicode-range:${supplementRange}`),
    ...face.standIns.map((fallback) => standIn(standInName, face, fallback)),
  ].join('');

/** All faces and their stand-ins, as CSS. */
export const fontFaces = Object.values(faces)
  .map((face) => fontFace(face, standInOf(face.family)))
  .join('');
