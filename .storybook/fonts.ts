import { faces } from '../src/tokens/faces';

/** All faces, before the first story: a play that measures or scrolls must not meet a stand-in. */
export const loadFonts = async () => {
  await Promise.allSettled(
    Object.values(faces).map(async ({ family, file, weights }) => {
      const face = new FontFace(family, `url(./fonts/${file})`, { weight: weights });
      document.fonts.add(await face.load());
    }),
  );
};
