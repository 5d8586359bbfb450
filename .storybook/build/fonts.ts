import { faces, supplementFamily } from '../../src/tokens/faces';

/**
 * Loads all faces before the first story, because a play that measures or scrolls must not meet a
 * stand-in font.
 */
export const loadFonts = async () => {
  const load = async (family: string, file: string, weight: string, unicodeRange?: string) => {
    const face = new FontFace(family, `url(./fonts/${file})`, { weight, unicodeRange });
    document.fonts.add(await face.load());
  };
  await Promise.allSettled(
    Object.values(faces).flatMap(({ family, file, weights, supplements }) => [
      load(family, file, weights),
      ...Object.values(supplements).map(({ file, range }) =>
        load(supplementFamily({ family }), file, weights, range),
      ),
    ]),
  );
};
