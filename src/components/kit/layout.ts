import type { Breakpoint } from '../../tokens/breakpoint';
import { measure } from '../../tokens/space';
import { atLeast, from } from '../../theme/media';
import { color } from '../../theme/variables';
import { skippedFarAway } from './longList';

/** Where an item stands in its row, in one grid of a layout. */
export interface Place {
  /** How many columns the item takes; one if left out. */
  span?: number;
  /** The column in which the item begins; the next free one if left out. */
  start?: number;
  /** The share of the cell's width that the item's picture takes; all of it if left out. */
  share?: number;
}

/** The columns of a list from one width of the window on. */
export interface Grid {
  /** The first grid of a layout holds from the narrowest window on. */
  from?: Breakpoint;
  /** True: paper has this grid too. An upright sheet is a little narrower than a tablet. */
  print?: boolean;
  /** The largest number of columns. */
  columns: number;
  /**
   * The least width of a column. Where large text leaves no room for it, there are fewer columns.
   */
  least?: string;
  /**
   * The place of each item. After the last place they start over. If left out, each item takes one
   * column.
   */
  places?: readonly Place[];
  /** The gap between two columns. */
  gap: string;
  /** The gap between two rows; the same as between columns if left out. */
  rowGap?: string;
  /** More CSS for an item in this grid. */
  item?: string;
}

/**
 * How a list of cards, tiles or rows is arranged. CSS that only one list needs goes into `list`,
 * `group` and `item`.
 */
export interface ListLayout {
  /** One grid for each range of window widths, the narrowest first. */
  grids: readonly Grid[];
  /** True draws a hairline below each row. */
  lines?: boolean;
  /** True makes all items of a row as high as the highest. */
  stretch?: boolean;
  list?: string;
  /** CSS for a group of items. A long list is split into such groups, each as wide as the list. */
  group?: string;
  item?: string;
}

/** One item below another, divided by hairlines. */
export const rows: ListLayout = { grids: [{ columns: 1, gap: '0px' }], lines: true };

/** The entry of a table for the item at `index`. After the last entry the table starts over. */
export const atPlace = <Value>(table: readonly Value[], index: number) =>
  table[index % table.length];

/** The index of an item's place, or undefined in a layout whose items all have the same place. */
export function placeOf({ grids }: ListLayout, index: number): number | undefined {
  const places = Math.max(...grids.map(({ places = [] }) => places.length));
  return places > 1 ? index % places : undefined;
}

const withMediaQuery = ({ from: name, print }: Grid, css: string) =>
  name ? `${from[name]}${print ? ', print' : ''} { ${css} }` : css;

const joined = (...css: (string | false | undefined)[]) => css.filter(Boolean).join('\n');

/** The grid's columns. With a least width, `auto-fit` makes fewer where they do not fit. */
const template = ({ columns, least, gap }: Grid) =>
  least
    ? `repeat(auto-fit, minmax(min(100%, max(${least}, (100% - ${columns - 1} * ${gap}) / ${columns})), 1fr))`
    : `repeat(${columns}, minmax(0, 1fr))`;

/** The styles of a list with this layout. */
export const listStyles = ({ grids, lines, list }: ListLayout): string =>
  joined(
    'display: grid;',
    lines && `border-block-start: 2px solid ${color.text};`,
    ...grids.map((grid) =>
      withMediaQuery(
        grid,
        `grid-template-columns: ${template(grid)};
        gap: ${grid.rowGap ?? grid.gap} ${grid.gap};`,
      ),
    ),
    list,
  );

/**
 * The styles of a group of items in a long list. The group is a list within the list, and as wide.
 */
export const groupStyles = (layout: ListLayout): string =>
  joined(
    listStyles(layout),
    'grid-column: 1 / -1; border: 0;',
    ...layout.grids.map((grid) => withMediaQuery(grid, skipped(grid, layout))),
    layout.group,
  );

/** The height kept for a group that is not laid out yet: 26rem for a card, 7rem for a row. */
function skipped({ columns, places = [{}] }: Grid, { lines }: ListLayout) {
  const cells = places.reduce((sum, { span = 1 }) => sum + span, 0) / places.length;
  return skippedFarAway((cells / columns) * (lines ? 7 : 26));
}

/** The styles of the items of a list with this layout. */
export const itemStyles = ({ grids, lines, stretch, item }: ListLayout): string =>
  joined(
    stretch && 'display: grid; grid-template-columns: minmax(0, 1fr);',
    lines && `border-block-end: 1px solid ${color.line};`,
    ...grids.map((grid) => withMediaQuery(grid, joined(...placeStyles(grid), grid.item))),
    item,
  );

const placeStyles = ({ places = [], columns }: Grid) =>
  places.map(({ span, start }, place) => {
    if ((span ?? start) === undefined) return false;
    // Where large text leaves fewer columns, a whole row is still a row.
    const column = span === columns ? '1 / -1' : `${start ? `${start} / ` : ''}span ${span ?? 1}`;
    return `&[data-place='${place}'] { grid-column: ${column}; }`;
  });

/**
 * How wide a picture is shown that takes `span` of a page's columns, as in `<img sizes>`. Margins
 * count as 4.5 % and gaps as `gap` % of the window, and the page grows up to `measure.page`: exact to
 * a hundredth, and shorter than the lengths that the page is laid out by (docs/decisions/0018).
 */
export function widthOf(span: number, columns: number, share = 1, gap = 1.9) {
  const part = (page: number, gap: number) =>
    ((((page + gap) * span) / columns - gap) * share).toFixed(1);
  return `min(${part(91, gap)}vw, ${part(parseFloat(measure.page), 2)}rem)`;
}

/**
 * The `<img sizes>` of a picture that fills its cell, in a list as wide as a page's content.
 * The widest window comes first: the browser takes the first condition that fits.
 */
export const sizesAt = ({ grids }: ListLayout, index: number): string =>
  [...grids]
    .reverse()
    .map((grid) => {
      const { span = 1, share }: Place = atPlace(grid.places ?? [], index) ?? {};
      // The gaps of a phone do not shrink with it.
      const width = widthOf(span, grid.columns, share, grid.from ? undefined : 3.2);
      return grid.from ? `${atLeast(grid.from)} ${width}` : width;
    })
    .join(', ');
