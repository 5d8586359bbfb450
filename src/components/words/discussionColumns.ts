import { fluid } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { from } from '../../theme/media';

/**
 * The column is as wide as two digits of the busiest discussion with the mark before them, so that
 * titles do not move when our fonts arrive late.
 */
const replies = `minmax(calc(${fontSize.voice} * 1.2 + 1.375rem), auto)`;

/**
 * Views have room for four digits, so that the ages of a list stand in line; with large text in a
 * small window the column is as narrow as its figures.
 */
const views = 'minmax(max(0px, min(5.625rem, 100vw - 15rem)), auto)';

/**
 * The columns of a row: replies, title, and from a laptop on the other figures, which stand below
 * the title in smaller windows.
 */
export const columns = {
  narrow: `${replies} ${views} minmax(min-content, 1fr)`,
  wide: `${replies} minmax(0, 1fr) auto auto`,
  gap: fluid(1, 1.9, 2.5),
};

/**
 * The columns of a long list. Its groups cannot see each other's figures, so the widths are fixed.
 */
export const ownColumns = {
  narrow: `${fluid(5, 8, 11)} 8rem minmax(0, 1fr)`,
  wide: `${fluid(5, 8, 11)} minmax(0, 1fr) 6rem 9.5rem`,
};

/**
 * Puts `css` where the list's head names the columns: from a laptop on, unless large text leaves no
 * room for a title between them.
 */
export const tabled = (css: string) => `${from.laptop} { @container (width >= 38rem) { ${css} } }`;
