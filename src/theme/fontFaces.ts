import { faces, type Face } from '../tokens/type';

/** Arial's twins on systems without it: same measures, so the same overrides fit. */
const local = {
  Arial: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  'Arial Bold': ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
};

function fontFace(face: Face, fallbackName: string) {
  const { fallback } = face;
  const sources = local[fallback.family as keyof typeof local].map((name) => `local('${name}')`);
  return `
@font-face{font-family:'${face.family}';src:url(/fonts/${face.file}) format('woff2');font-weight:${face.weights};font-display:swap}
@font-face{font-family:'${fallbackName}';src:${sources.join(',')};font-weight:${face.weights};ascent-override:${fallback.ascentOverride};descent-override:${fallback.descentOverride};line-gap-override:${fallback.lineGapOverride};size-adjust:${fallback.sizeAdjust}}`;
}

/** Both faces and their stand-ins, as CSS. */
export const fontFaces =
  fontFace(faces.display, 'Display Fallback') + fontFace(faces.text, 'Text Fallback');
