import { color, type ColorRole, type SchemeColor } from '../tokens/color';
import { shadowColor } from '../tokens/shadow';
import { color as variable } from './vars';

const bothSchemes = ({ light, dark }: SchemeColor) => `light-dark(${light},${dark})`;

/**
 * The declarations that give every colour variable its value, for `:root`.
 * The scheme follows the system; `data-scheme` on an element fixes it for that element and all below.
 */
export const variables = Object.entries({ ...color, shadow: shadowColor })
  .map(([role, value]) => `--${role}:${bothSchemes(value)};`)
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
  .map(([role, value]) => `${variable[role as ColorRole].slice(4, -1)}:${variable[value]};`)
  .join('')}
  background: ${variable.ticket};
  color: ${variable.onTicket};
`;
