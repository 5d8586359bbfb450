import { colorRoles, type ColorRole } from '../tokens/color';
import { fontFamily } from '../tokens/type';

/** The prefix keeps our variables apart from those of a page or a library around us. */
export const variable = (role: ColorRole) => `--wx-${role}` as const;

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
  colorRoles.map((role) => [role, `var(${variable(role)})`]),
) as Record<ColorRole, string>;

/** The family of a face's stand-ins. */
export const standInOf = (family: string) => `${family} Fallback`;

const stack = (family: string) => `'${family}','${standInOf(family)}',system-ui,sans-serif`;

/** Font stacks: the face, its measured stand-in, the system's. */
export const font = {
  poster: stack(fontFamily.poster),
  head: stack(fontFamily.head),
  text: stack(fontFamily.text),
} as const;

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
