import { fluid } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { from } from '../../theme/media';

/** Two figures of the busiest, and what stands before them: late fonts must not move the titles. */
const replies = `minmax(calc(${fontSize.voice} * 1.2 + 1.375rem), auto)`;

/** Replies; title; from a laptop on the other figures beside it, until then below it. */
export const columns = {
  narrow: `${replies} auto minmax(min-content, 1fr)`,
  wide: `${replies} minmax(0, 1fr) auto auto`,
  gap: fluid(1, 1.9, 2.5),
};

/** Those of a long list, whose rows know nothing of each other's figures. */
export const ownColumns = {
  narrow: `${fluid(5, 8, 11)} 8rem minmax(0, 1fr)`,
  wide: `${fluid(5, 8, 11)} minmax(0, 1fr) 6rem 9.5rem`,
};

/** Where the columns of a list name the figures: from a laptop on, unless large text leaves a title no room between them. */
export const tabled = (css: string) => `${from.laptop} { @container (width >= 38rem) { ${css} } }`;
