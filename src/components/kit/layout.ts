import { breakpoint, type Breakpoint } from '../../tokens/breakpoint';
import { fluidSpace } from '../../tokens/space';
import { from } from '../../theme/media';
import { color } from '../../theme/variables';
import { GROUP, skippedFarAway } from './longList';

/** Where an item stands in its row, in one grid of a layout. */
export interface Place {
  /** How many columns it takes. One where left out. */
  span?: number;
  /** In which column it begins. The next free one where left out. */
  start?: number;
  /** How much of its cell's width its picture takes, where it is not all of it. */
  share?: number;
}

/** The columns of a list from one width of the window on. */
export interface Grid {
  /** The first grid of a layout holds from the narrowest window on. */
  from?: Breakpoint;
  /** At most so many. */
  columns: number;
  /** The narrowest a column gets; where large text leaves no room for it, there are fewer columns. */
  least?: string;
  /** The place of each item; starts over after the last. One column each where left out. */
  places?: readonly Place[];
  /** Between two columns. */
  gap: string;
  /** Between two rows; as between columns where left out. */
  rowGap?: string;
  /** What else an item looks like in this grid, as CSS. */
  item?: string;
}

/** How a list of cards, tiles or rows is arranged. What only one list draws is its own CSS: `list`, `group`, `item`. */
export interface Layout {
  /** From the narrowest window to the widest. */
  grids: readonly Grid[];
  /** Hairlines below each row. */
  lines?: boolean;
  /** Items of a row are all as high as the highest. */
  stretch?: boolean;
  list?: string;
  /** Of a group of items, in a long list: a list within it, as wide. */
  group?: string;
  item?: string;
}

/** One below another, divided by hairlines. */
export const rows: Layout = { grids: [{ columns: 1, gap: '0px' }], lines: true };

/** What stands at an item's place in a table that starts over after its last line. */
export const atPlace = <Value>(table: readonly Value[], index: number) =>
  table[index % table.length];

/** An item's place in a layout whose places differ; undefined where all are alike. */
export function placeOf({ grids }: Layout, index: number): number | undefined {
  const places = Math.max(...grids.map(({ places = [] }) => places.length));
  return places > 1 ? index % places : undefined;
}

const withMediaQuery = ({ from: name }: Grid, css: string) =>
  name ? `${from[name]} { ${css} }` : css;

const joined = (...css: (string | false | undefined)[]) => css.filter(Boolean).join('\n');

/** As many columns as wanted; with a least width `auto-fit` makes fewer of them where they do not fit. */
const template = ({ columns, least, gap }: Grid) =>
  least
    ? `repeat(auto-fit, minmax(min(100%, max(${least}, (100% - ${columns - 1} * ${gap}) / ${columns})), 1fr))`
    : `repeat(${columns}, minmax(0, 1fr))`;

/** The styles of a list with this layout. */
export const listStyles = ({ grids, lines, list }: Layout): string =>
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

/** The styles of a group of items, in a long list: a list within it, as wide. */
export const groupStyles = (layout: Layout): string =>
  joined(
    listStyles(layout),
    'grid-column: 1 / -1; border: 0;',
    ...layout.grids.map((grid) => withMediaQuery(grid, skipped(grid, layout))),
    layout.group,
  );

/** About as high as most cards and rows are. */
function skipped({ columns, places = [{}] }: Grid, { lines }: Layout) {
  const cells = (GROUP * places.reduce((sum, { span = 1 }) => sum + span, 0)) / places.length;
  return skippedFarAway(`${(cells / columns) * (lines ? 7 : 26)}rem`);
}

/** The styles of its items. */
export const itemStyles = ({ grids, lines, stretch, item }: Layout): string =>
  joined(
    stretch && 'display: grid; grid-template-columns: minmax(0, 1fr);',
    lines && `border-block-end: 1px solid ${color.line};`,
    ...grids.map((grid) => withMediaQuery(grid, joined(...placeStyles(grid), grid.item))),
    item,
  );

const placeStyles = ({ places = [] }: Grid) =>
  places.map(
    ({ span, start }, place) =>
      (span || start) !== undefined &&
      `&[data-place='${place}'] { grid-column: ${start ? `${start} / ` : ''}span ${span ?? 1}; }`,
  );

/** The width of a page's content: the window without its margins. */
export const contentWidth = `calc(100vw - 2 * ${fluidSpace.edge})`;

/**
 * The `<img sizes>` of a picture that fills its cell, in a list as wide as a page's content.
 * The widest window comes first: the browser takes the first condition that fits.
 */
export const sizesAt = ({ grids }: Layout, index: number): string =>
  [...grids]
    .reverse()
    .map((grid) => {
      const { span = 1, share }: Place = atPlace(grid.places ?? [], index) ?? {};
      const cell =
        grid.columns === span
          ? contentWidth
          : `((${contentWidth} + ${grid.gap}) / ${grid.columns} * ${span} - ${grid.gap})`;
      const width = share ? `calc(${cell} * ${share})` : `calc${cell.replace(/^calc/, '')}`;
      return grid.from ? `(min-width: ${breakpoint[grid.from] / 16}em) ${width}` : width;
    })
    .join(', ');
