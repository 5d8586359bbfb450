import { breakpoint, type Breakpoint } from '../tokens/breakpoint';
import { fluidSpace, measure } from '../tokens/space';
import { from } from '../theme/media';
import { color } from '../theme/variables';

/** The columns of a list from one width of the window on. */
export interface Grid {
  /** The first grid of a layout holds from the narrowest window on. */
  from?: Breakpoint;
  /** At most so many. */
  columns: number;
  /** The narrowest a column gets; where large text leaves no room for it, there are fewer columns. */
  least?: string;
  /** How many columns each item takes; starts over after the last. One where left out. */
  spans?: readonly number[];
  /** In which column each item begins; starts over likewise. The next free one where left out. */
  starts?: readonly number[];
  /** Between two columns. */
  gap: string;
  /** Between two rows; as between columns where left out. */
  rowGap?: string;
}

/** How a list of cards, tiles or rows is arranged. */
export interface Layout {
  /** From the narrowest window to the widest. */
  grids: readonly Grid[];
  /** Hairlines: below each row, or between two columns. */
  lines?: 'rows' | 'columns';
  /** From a tablet on, list and items share the columns of the grid around the list. */
  shared?: boolean;
  /** Between the edge of a cell and its picture, where there is something: a frame. */
  inset?: string;
  /** Items of a row are all as high as the highest. */
  stretch?: boolean;
}

/** One below another, divided by hairlines. */
export const rows: Layout = { grids: [{ columns: 1, gap: '0px' }], lines: 'rows' };

/** Starts over after the last value. */
const repeated = <Value>(values: readonly Value[] | undefined, index: number) =>
  values?.[index % values.length];

/** An item's place in a layout whose places differ; undefined where all are alike. */
export function placeOf({ grids }: Layout, index: number): number | undefined {
  const places = Math.max(...grids.map(({ spans }) => spans?.length ?? 1));
  return places > 1 ? index % places : undefined;
}

const withMediaQuery = ({ from: name }: Grid, css: string) =>
  name ? `${from[name]} { ${css} }` : css;

/** As many columns as wanted; with a least width `auto-fit` makes fewer of them where they do not fit. */
const template = ({ columns, least, gap }: Grid) =>
  least
    ? `repeat(auto-fit, minmax(min(100%, max(${least}, (100% - ${columns - 1} * ${gap}) / ${columns})), 1fr))`
    : `repeat(${columns}, minmax(0, 1fr))`;

/* Without subgrid each row falls back to columns of its own. */
const sharedColumns = `${from.tablet} {
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  gap: inherit;
}`;

/** The styles of a list with this layout. */
export const listStyles = ({ grids, lines, shared }: Layout): string =>
  [
    'display: grid;',
    lines === 'rows' && `border-block-start: 2px solid ${color.text};`,
    ...grids.map((grid) =>
      withMediaQuery(
        grid,
        `grid-template-columns: ${template(grid)};
        gap: ${grid.rowGap ?? grid.gap} ${grid.gap};`,
      ),
    ),
    shared && sharedColumns,
  ]
    .filter(Boolean)
    .join('\n');

/** The styles of its items. */
export const itemStyles = ({ grids, lines, stretch, shared }: Layout): string =>
  [
    stretch && 'display: grid; grid-template-columns: minmax(0, 1fr);',
    lines === 'rows' && `border-block-end: 1px solid ${color.line};`,
    ...grids.map((grid) =>
      withMediaQuery(
        grid,
        [...spanStyles(grid), lines === 'columns' && columnLine(grid)].filter(Boolean).join('\n'),
      ),
    ),
    shared && sharedColumns,
  ]
    .filter(Boolean)
    .join('\n');

const spanStyles = ({ spans = [], starts }: Grid) =>
  spans.map((span, place) => {
    const start = repeated(starts, place);
    return `&[data-place='${place}'] { grid-column: ${start ? `${start} / ` : ''}span ${span}; }`;
  });

/** Stands in the middle of the gap, as in print; the first column has none before it. */
const columnLine = ({ columns, gap }: Grid) =>
  columns > 1 &&
  `position: relative;
  &:not([data-place='0'])::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(${gap} / -2);
    border-inline-start: 1px solid ${color.line};
  }`;

/** The width of a page's content: the window without its margins, up to the page's maximum. */
export const contentWidth = `min(100vw - 2 * ${fluidSpace.gutter}, ${measure.page})`;

/**
 * The `<img sizes>` of a picture that fills its cell, in a list as wide as a page's content.
 * The widest window comes first: the browser takes the first condition that fits.
 */
export const sizesAt = ({ grids, inset = '0px' }: Layout, index: number): string =>
  [...grids]
    .reverse()
    .map((grid) => {
      const span = repeated(grid.spans, index) ?? 1;
      const width =
        grid.columns === span
          ? `calc(${contentWidth} - 2 * ${inset})`
          : `calc((${contentWidth} + ${grid.gap}) / ${grid.columns} * ${span} - ${grid.gap} - 2 * ${inset})`;
      return grid.from ? `(min-width: ${breakpoint[grid.from] / 16}em) ${width}` : width;
    })
    .join(', ');
