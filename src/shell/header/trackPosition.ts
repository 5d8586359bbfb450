import { marginalText } from '../../theme/text';
import { color } from '../../theme/variables';

/* Browsers that know the alternative text keep what stands in the margin from screen readers. */
const inMargin = (text: string) => `
  content: ${text};
  content: ${text} / '';
  ${marginalText}
  color: ${color.muted};
`;

/** For a `::before` that shows the side of a record, as its counter `wx-side` says: "Side A". */
export const sidePosition = inMargin("'Side ' counter(wx-side, upper-alpha)");

/** For a `::before` that shows a track's side and number, as `wx-side` and `wx-track` say: "A1". */
export const trackPosition = inMargin('counter(wx-side, upper-alpha) counter(wx-track)');
