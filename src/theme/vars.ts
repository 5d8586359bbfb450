import { color as palette, type ColorRole } from '../tokens/color';
import { faces, type Face } from '../tokens/type';

/**
 * The palette as CSS variables: `color.text` is `var(--text)`.
 * Each variable holds both schemes (`light-dark()`), so `color-scheme` on any element switches all below it.
 */
export const color = Object.fromEntries(
  Object.keys(palette).map((role) => [role, `var(--${role})`]),
) as Record<ColorRole, string>;

/** The tint to put behind the geometry of `tokens/shadow`. */
export const shadowTint = 'var(--shadow)';

/** The name of a face's stand-in. */
export const standInOf = ({ family }: Face) => `${family} Fallback`;

const stack = (face: Face) => `'${face.family}','${standInOf(face)}',system-ui,sans-serif`;

/** Font stacks: the face, its measured stand-in, the system's. */
export const font = {
  poster: stack(faces.poster),
  head: stack(faces.head),
  text: stack(faces.text),
} as const;
