import { breakpoint, type Breakpoint } from '../../tokens/breakpoint';
import { fluidSpace } from '../../tokens/space';
import { from } from '../../theme/media';
import { color } from '../../theme/variables';
import { GROUP, skippedFarAway } from './longList';

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
  /** How much of its cell's width an item's picture takes, where it is not all of it; several start over likewise. */
  share?: number | readonly number[];
  /** Between two columns. */
  gap: string;
  /** Between two rows; as between columns where left out. */
  rowGap?: string;
}

/** How a list of cards, tiles or rows is arranged. */
export interface Layout {
  /** From the narrowest window to the widest. */
  grids: readonly Grid[];
  /** Hairlines: below each row, or between columns and between their rows. */
  lines?: 'rows' | 'columns';
  /** List and items share the columns of the grid around the list, while there is one. */
  shared?: boolean;
  /** Between the edge of a cell and its picture, where there is something: a frame. */
  inset?: string;
  /**
   * The items' grounds meet in the middle of each gap, and run on to the ends of the window; each item's
   * padding is then `--wx-bleed-start` and `--wx-bleed-end`. Grids of several columns name their `spans`.
   */
  bleed?: boolean;
  /** Items of a row are all as high as the highest. */
  stretch?: boolean;
  /** An item before or after a hovered one has `--wx-beside: 1`. */
  neighbours?: boolean;
  /** Items draw beyond their cells, or are counted: those far from the window are laid out as well, however many there are. */
  reaching?: boolean;
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

/* The box around the list says from which width on there are columns to share: until then it is no grid, a
   subgrid of it has no columns, and everything stands in one. Without subgrid each row falls back to columns
   of its own. */
const sharedColumns = `
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  grid-auto-columns: minmax(0, 1fr);
  gap: inherit;
`;

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

/** The styles of a group of items, in a long list: a list within it, as wide. Shared columns are `--wx-own-columns` then. */
export const groupStyles = (layout: Layout): string =>
  [
    listStyles(layout),
    'grid-column: 1 / -1; border: 0;',
    layout.shared && 'grid-template-columns: var(--wx-own-columns, minmax(0, 1fr));',
    ...(layout.reaching
      ? []
      : layout.grids.map((grid) => withMediaQuery(grid, skipped(grid, layout)))),
  ]
    .filter(Boolean)
    .join('\n');

/** About as high as most cards and rows are. */
function skipped({ columns, spans = [1] }: Grid, { lines }: Layout) {
  const cells = (GROUP * spans.reduce((sum, span) => sum + span)) / spans.length;
  return skippedFarAway(`${(cells / columns) * (lines === 'rows' ? 7 : 26)}rem`);
}

/** The styles of its items. */
export const itemStyles = ({ grids, lines, bleed, stretch, neighbours, shared }: Layout): string =>
  [
    bleed && bleeding,
    neighbours && '&:hover + &, &:has(+ &:hover) { --wx-beside: 1; }',
    stretch && 'display: grid; grid-template-columns: minmax(0, 1fr);',
    lines === 'rows' && `border-block-end: 1px solid ${color.line};`,
    ...grids.map((grid) =>
      withMediaQuery(
        grid,
        [
          ...spanStyles(grid),
          ...((bleed && bleedStyles(grid)) || []),
          lines === 'columns' && columnLine(grid),
        ]
          .filter(Boolean)
          .join('\n'),
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

/** Who stands at an end of its row reaches to the window's, everybody else to the next one's ground. */
function bleedStyles({ columns, spans, gap }: Grid) {
  if (columns === 1) return [bleedBy(fluidSpace.edge, fluidSpace.edge)];
  let column = 0;
  return spans?.map((span, place) => {
    const start = column === 0 ? fluidSpace.edge : `calc(${gap} / 2)`;
    column = (column + span) % columns;
    const end = column === 0 ? fluidSpace.edge : `calc(${gap} / 2)`;
    return `&[data-place='${place}'] { ${bleedBy(start, end)} }`;
  });
}

const bleedBy = (start: string, end: string) =>
  `--wx-bleed-start: ${start}; --wx-bleed-end: ${end};`;

const bleeding = 'margin-inline: calc(-1 * var(--wx-bleed-start)) calc(-1 * var(--wx-bleed-end));';

/** In the middle of the gaps, as in print: before whoever has a neighbour, and above every row but the first. */
function columnLine({ columns, spans = [1], gap, rowGap = gap }: Grid) {
  let column = 0;
  const lines = spans.map((span, place) => {
    const beside = column > 0;
    column = (column + span) % columns;
    const item = spans.length > 1 ? `&[data-place='${place}']` : '&';
    return beside
      ? `& + ${item}::before {
          content: '';
          inset: 0 auto;
          inset-inline-start: calc(${gap} / -2);
          inline-size: auto;
          border-width: 0;
          border-inline-start-width: 1px;
        }`
      : `& + ${item}::before {
          content: '';
          inset: calc(${rowGap} / -2) auto auto;
          inset-inline-start: 0;
          inline-size: calc((100% + ${gap}) * ${columns / span} - ${gap});
          border-width: 0;
          border-block-start-width: 1px;
        }`;
  });
  return `position: relative;
    &::before {
      content: none;
      position: absolute;
      border: 0 solid ${color.line};
    }
    ${lines.join('\n')}`;
}

/** The width of a page's content: the window without its margins. */
export const contentWidth = `calc(100vw - 2 * ${fluidSpace.edge})`;

/**
 * The `<img sizes>` of a picture that fills its cell, in a list as wide as a page's content.
 * The widest window comes first: the browser takes the first condition that fits.
 */
export const sizesAt = ({ grids, inset = '0px' }: Layout, index: number): string =>
  [...grids]
    .reverse()
    .map((grid) => {
      const span = repeated(grid.spans, index) ?? 1;
      const cell =
        grid.columns === span
          ? contentWidth
          : `((${contentWidth} + ${grid.gap}) / ${grid.columns} * ${span} - ${grid.gap})`;
      const share = typeof grid.share === 'object' ? repeated(grid.share, index) : grid.share;
      const width = `calc(${cell}${share ? ` * ${share}` : ''} - 2 * ${inset})`;
      return grid.from ? `(min-width: ${breakpoint[grid.from] / 16}em) ${width}` : width;
    })
    .join(', ');
