import { fluid, space } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { nameText } from '../../theme/text';
import { color } from '../../theme/variables';
import { tradesWidth } from './Trades';

/**
 * The widths of its box from which a board has more columns. They are container queries in rem, so
 * that a board also folds when only its text is enlarged (WCAG 1.4.4). A row that stands alone
 * needs such a box.
 */
export const boardFrom = {
  phone: '@container (min-width: 17.5rem)',
  tablet: '@container (min-width: 42rem)',
  laptop: '@container (min-width: 57rem)',
} as const;

/** Where a board has no room for the heads of its columns. */
export const belowLaptop = boardFrom.laptop.replace('(', 'not (');

/**
 * A row's columns: album, line, change, price, trade; on a tablet in two lines, with the line below the
 * album and the change above the price. Figures have room for the usual ones, so that two boards line
 * up with each other. A board defines these columns once, and its rows share them by `--wx-board`,
 * so that a wider figure counts for all; a row that stands alone defines them itself.
 */
export const boardColumns = {
  phone: `minmax(0, 1fr) minmax(${tradesWidth}, max-content)`,
  tablet: `minmax(0, 1fr) minmax(7rem, max-content) ${tradesWidth}`,
  laptop: `minmax(15rem, 2fr) minmax(9rem, 1.7fr) minmax(9.5rem, max-content) minmax(8.25rem, max-content) ${tradesWidth}`,
  /** The gap between two columns. */
  gap: fluid(1, 2, 2.5),
} as const;

/** The height of a row with all its columns, in rem. */
export const rowHeight = 4;

/**
 * A rank hangs in the page's gutter, so that names begin where those of other boards do. The
 * element around it must be `position: relative`.
 */
export const rankText = `
  ${nameText}
  position: absolute;
  inset-inline-end: calc(100% + ${space[2]});
  color: ${color.muted};
  font-size: ${fontSize.caption};
  white-space: nowrap;
`;
