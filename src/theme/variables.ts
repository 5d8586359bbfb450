import { color as palette, moreContrast, type ColorRole, type SchemeColor } from '../tokens/color';
import { faces, type Face } from '../tokens/type';

/** The prefix keeps our variables apart from those of a page or a library around us. */
const variable = (role: ColorRole) => `--wx-${role}` as const;

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

/** The name of a face's stand-in. */
export const standInOf = ({ family }: Face) => `${family} Fallback`;

const stack = (face: Face) => `'${face.family}','${standInOf(face)}',system-ui,sans-serif`;

/** Font stacks: the face, its measured stand-in, the system's. */
export const font = {
  poster: stack(faces.poster),
  head: stack(faces.head),
  text: stack(faces.text),
} as const;

const bothSchemes = ({ light, dark }: SchemeColor) =>
  light === dark ? dark : `light-dark(${light},${dark})`;

const declare = (colors: Partial<Record<ColorRole, SchemeColor>>) =>
  Object.entries(colors)
    .map(([role, value]) => `${variable(role as ColorRole)}:${bothSchemes(value)};`)
    .join('');

/**
 * The declarations that give every colour variable its value, for `:root`.
 * The scheme follows the system; `color-scheme` on an element fixes it for that element and all below.
 */
export const colorDeclarations = declare(palette);

/** The same for those that differ under `prefers-contrast: more`. */
export const moreContrastDeclarations = declare(moreContrast);

/** The same for a browser that does not know `light-dark()`: the light scheme alone (docs/decisions/0012). */
export const lightDeclarations = Object.entries(palette)
  .map(([role, { light }]) => `${variable(role as ColorRole)}:${light};`)
  .join('');

const onTicket: Partial<Record<ColorRole, ColorRole>> = {
  ground: 'ticket',
  text: 'onTicket',
  muted: 'onTicket',
  control: 'onTicket',
  focus: 'onTicket',
  up: 'upOnTicket',
  down: 'downOnTicket',
};

/** Makes an element a ticket: the page inverted. What is in it asks for its roles as ever. */
export const ticketColors = `${Object.entries(onTicket)
  .map(([role, value]) => `${variable(role as ColorRole)}:${color[value]};`)
  .join('')}
  background: ${color.ticket};
  color: ${color.onTicket};
`;
