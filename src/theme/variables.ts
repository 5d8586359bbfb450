import { color as palette, type ColorRole, type SchemeColor } from '../tokens/color';
import { shadowColor } from '../tokens/shadow';
import { faces } from '../tokens/type';

/** Every CSS variable that the product sets, apart from those of a cover's picture (tokens/cover). */
type VariableName =
  | ColorRole
  /** The tint of every shadow. */
  | 'shadow'
  /** `running` while a disc inside turns. */
  | 'turn'
  /** How far a disc has moved out of its sleeve. */
  | 'disc-out'
  /** The columns that the rows of an album board share. */
  | 'board'
  /** The width of icon buttons where 44 px is too much: the header of a very small window. */
  | 'icon-button'
  /** The share of a rating's stars that is filled. */
  | 'filled'
  /** The darkest ink behind the words on a category's picture. */
  | 'scrim'
  /** Where a toast that was swiped away flies to. */
  | 'away';

/** The CSS name of one of our variables. The prefix keeps it apart from those of a page or a library around us. */
export const variable = <Name extends VariableName>(name: Name) => `--wx-${name}` as const;

declare module 'react' {
  interface CSSProperties {
    [variable: `--wx-${string}`]: string | number | undefined;
  }
}

/**
 * The palette as CSS variables: `color.text` is `var(--wx-text)`.
 * Each variable holds both schemes (`light-dark()`), so `color-scheme` on any element switches all below it.
 */
export const color = Object.fromEntries(
  Object.keys(palette).map((role) => [role, `var(${variable(role as ColorRole)})`]),
) as Record<ColorRole, string>;

/** The tint to put behind the geometry of `tokens/shadow`. */
export const shadowTint = `var(${variable('shadow')})`;

/** Font stacks: the face, its measured stand-in, the system's. */
export const font = {
  display: `'${faces.display.family}', 'Display Fallback', system-ui, sans-serif`,
  text: `'${faces.text.family}', 'Text Fallback', system-ui, sans-serif`,
} as const;

const bothSchemes = ({ light, dark }: SchemeColor) => `light-dark(${light},${dark})`;

/**
 * The declarations that give every colour variable its value, for `:root`.
 * The scheme follows the system; `data-scheme` on an element fixes it for that element and all below.
 */
export const colorDeclarations = Object.entries({ ...palette, shadow: shadowColor })
  .map(([role, value]) => `${variable(role as ColorRole | 'shadow')}:${bothSchemes(value)};`)
  .join('');
