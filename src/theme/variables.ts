import { color, type SchemeColor } from '../tokens/color';
import { shadowColor } from '../tokens/shadow';

const bothSchemes = ({ light, dark }: SchemeColor) => `light-dark(${light},${dark})`;

/**
 * The declarations that give every colour variable its value, for `:root`.
 * The scheme follows the system; `data-scheme` on an element fixes it for that element and all below.
 */
export const variables = Object.entries({ ...color, shadow: shadowColor })
  .map(([role, value]) => `--${role}:${bothSchemes(value)};`)
  .join('');
