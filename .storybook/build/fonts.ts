import { faces, supplementRange, type Face } from '../../src/tokens/faces';

/**
 * Loads all faces before the first story, because a play that measures or scrolls must not meet a
 * stand-in font.
 */
export const loadFonts = async () => {
  const load = async (file: string, { family, weights }: Face, unicodeRange?: string) => {
    const face = new FontFace(family, `url(./fonts/${file})`, { weight: weights, unicodeRange });
    document.fonts.add(await face.load());
  };
  await Promise.allSettled(
    Object.values<Face>(faces).flatMap((face) => [
      load(face.file, face),
      face.supplement && load(face.supplement, face, supplementRange),
    ]),
  );
};
