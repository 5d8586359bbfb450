import { colorRoles, type ColorRole } from '../tokens/color';
import type { faces } from '../tokens/faces';

/** The prefix keeps our variables apart from those of a page or a library around ours. */
export const variable = (role: ColorRole) => `--wx-${role}` as const;

declare module 'react' {
  interface CSSProperties {
    [variable: `--wx-${string}`]: string | number | undefined;
  }
}

/**
 * The palette as CSS variables: `color.text` reads `--wx-text`. Each variable holds both schemes
 * (`light-dark()`), so `color-scheme` on any element switches all below it.
 */
export const color = Object.fromEntries(
  colorRoles.map((role) => [role, `var(${variable(role)})`]),
) as Record<ColorRole, string>;

type Voice = keyof typeof faces;

/** Font stacks, which GlobalStyles declares. */
export const font = {
  poster: 'var(--wx-font-poster)',
  head: 'var(--wx-font-head)',
  text: 'var(--wx-font-text)',
} as const satisfies Record<Voice, `var(--wx-font-${Voice})`>;

const onTicket: Partial<Record<ColorRole, ColorRole>> = {
  ground: 'ticket',
  text: 'onTicket',
  muted: 'onTicket',
  control: 'onTicket',
  focus: 'onTicket',
  up: 'upOnTicket',
  down: 'downOnTicket',
};

/**
 * Makes an element a ticket, which inverts the page's colours. Parts inside use the same roles as
 * elsewhere.
 */
export const ticketColors = `${Object.entries(onTicket)
  .map(([role, value]) => `${variable(role as ColorRole)}:${color[value]};`)
  .join('')}
  background: ${color.ticket};
  color: ${color.onTicket};
`;
