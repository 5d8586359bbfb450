import { color, moreContrast, type ColorRole, type SchemeColor } from '../../tokens/color';
import { variable } from '../variables';

const bothSchemes = ({ light, dark }: SchemeColor) =>
  light === dark ? dark : `light-dark(${light},${dark})`;

const declare = (colors: Partial<Record<ColorRole, SchemeColor>>) =>
  Object.entries(colors)
    .map(([role, value]) => `${variable(role as ColorRole)}:${bothSchemes(value)};`)
    .join('');

/**
 * The declarations of all colour variables, for `:root`. The scheme follows the system;
 * `color-scheme` on an element sets it for that element and all below.
 */
export const colorDeclarations = declare(color);

export const moreContrastDeclarations = declare(moreContrast);
