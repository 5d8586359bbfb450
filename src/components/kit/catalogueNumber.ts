import { space } from '../../tokens/space';
import { marginalText } from '../../theme/text';

/** For the element that holds a series of items: its numbers start anew. */
export const numbered = 'counter-reset: wx-number;';

/** For each item of the series; items are counted in the order of the source. */
export const counted = 'counter-increment: wx-number;';

/**
 * Shows an item's number, such as "WX-S02", in the corner of its picture. The number is decoration,
 * so it is generated content: it needs no element, and browsers that know the alternative text
 * after the slash keep it from screen readers.
 */
export const catalogueNumber = (series: string) => `
  &::before {
    ${marginalText}
    content: 'WX-${series}' counter(wx-number, decimal-leading-zero);
    content: 'WX-${series}' counter(wx-number, decimal-leading-zero) / '';
    position: absolute;
    inset-block-start: ${space[4]};
    inset-inline-start: ${space[4]};
  }
`;
