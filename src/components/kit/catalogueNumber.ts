import { space } from '../../tokens/space';
import { marginalText } from '../../theme/text';

/** For what holds the items of a series: their numbers start anew. */
export const numbered = 'counter-reset: wx-number;';

/** For each item of the series, in the order of the source. */
export const counted = 'counter-increment: wx-number;';

/**
 * The number of an item in the corner of its picture, "WX-S02". Decoration, so it is no text: it takes no
 * element, and no screen reader hears it where the browser knows the alternative after the stroke.
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
