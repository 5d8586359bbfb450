import { color as palette, type ColorRole } from '../tokens/color';
import { faces } from '../tokens/type';

/**
 * The palette as CSS variables: `color.text` is `var(--text)`.
 * Each variable holds both schemes (`light-dark()`), so `color-scheme` on any element switches all below it.
 */
export const color = Object.fromEntries(
  Object.keys(palette).map((role) => [role, `var(--${role})`]),
) as Record<ColorRole, string>;

/** The tint to put behind the geometry of `tokens/shadow`. */
export const shadowTint = 'var(--shadow)';

/** Font stacks: the face, its measured stand-in, the system's. */
export const font = {
  display: `'${faces.display.family}', 'Display Fallback', system-ui, sans-serif`,
  text: `'${faces.text.family}', 'Text Fallback', system-ui, sans-serif`,
} as const;
