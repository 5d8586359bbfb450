import { space } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { readProperty } from '../../theme/customProperties';
import { below, from, onPaper } from '../../theme/media';
import { hiddenText } from '../../theme/text';
import { color } from '../../theme/variables';
import { columns, tabled } from './discussionColumns';

/* The three layouts of a DiscussionRow. Each says where the topic (title and byline), the list
   of figures and each figure stand. `beside` is the usual one. The other two override it under
   their own condition, so a styled part has to name them after it. */

/** The last reply stands below the views: beside them "12 minutes ago" would need a second line. */
const onNarrowest = (css: string) => `@media (max-width: 22em) { ${css} }`;

/** Puts the replies before the topic, and views and last reply below it. */
export const beside = {
  /* A row within a list uses the list's columns. */
  row: `
    display: grid;
    grid-template-columns: ${columns.narrow};
    grid-template-rows: auto 1fr;
    gap: ${space[2]} ${columns.gap};

    ${onNarrowest('grid-template-rows: auto auto 1fr;')}

    ${from.tablet} {
      grid-template-columns: ${readProperty('columns', columns.narrow)};
    }
  `,
  topic: 'grid-area: 1 / 2 / auto / -1;',
  /* The figures are laid over the whole row, so that replies show before the topic but are read
     after it. */
  figures: `
    grid-area: 1 / 1 / span 2 / -1;
    display: grid;
    grid-template: subgrid / subgrid;
    ${onNarrowest('grid-row-end: span 3;')}
  `,
  /* The column of the last reply is at least as wide as its longest word, so that no word
     breaks. */
  figure: `
    &[data-column='replies'] {
      grid-area: 1 / 1 / span 2;
      ${onNarrowest('grid-row-end: span 3;')}
      display: flex;
      flex-direction: column-reverse;
      justify-content: start;
      align-self: start;
      gap: ${space[2]};
    }
    &[data-column='views'] {
      grid-area: 2 / 2;
    }
    &[data-column='last'] {
      grid-area: 2 / 3;
      overflow-wrap: normal;
      ${onNarrowest('grid-area: 3 / 2;')}
    }
    &:not([data-column='replies']) {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 ${space[2]};
      color: ${color.muted};
    }
  `,
};

/** On paper the figures stand in a line below the topic, which takes the whole width. */
export const topicOnPaper = `
  ${below.laptop} {
    ${onPaper} {
      grid-column: 1 / -1;
    }
  }
`;

/**
 * On paper the rows do without subgrid, because browsers cannot break a list of subgrids across
 * sheets: they leave the first sheet empty.
 */
export const figuresOnPaper = `
  ${below.laptop} {
    ${onPaper} {
      grid-area: 2 / 1 / auto / -1;
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      gap: ${columns.gap};
    }
  }
`;

const stack = (css: string) => `@container (width < 14rem) { ${css} }`;

/** Puts everything in one column where large text leaves no room for a topic beside the replies. */
export const stacked = {
  topic: stack('grid-area: 2 / 1 / auto / -1;'),
  figures: stack('grid-row-end: span 4;'),
  figure: stack(`
    &[data-column] {
      grid-area: 1 / 1 / auto / -1;
    }
    &[data-column='views'] {
      grid-row: 3;
    }
    &[data-column='last'] {
      grid-row: 4;
    }
  `),
};

/** Puts all figures on one line, in the columns that the head of the list names. */
export const inTable = {
  /* The last figure and the row's background while it is hovered end where its lines do. */
  row: tabled(`
    grid-template: auto / subgrid;
    align-items: center;
    padding-inline-end: 0;
  `),
  topic: tabled('grid-area: 1 / 2;'),
  figures: tabled(`
    grid-row: 1;
    align-items: center;
  `),
  figure: tabled(`
    &&[data-column] {
      grid-row: 1;
      align-self: center;
      color: ${color.text};
      font-size: ${fontSize.text};
    }
    &[data-column='views'] {
      grid-column: 3;
      justify-content: end;
    }
    &[data-column='last'] {
      grid-column: 4;
      justify-content: end;
    }
  `),
  busiestFigure: tabled(`
    [data-variant='busiest'] &&[data-column] {
      font-size: ${fontSize.lede};
    }
  `),
  figureName: tabled(hiddenText),
};
