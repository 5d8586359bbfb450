import { marginalText } from '../../theme/text';
import { color } from '../../theme/variables';

/**
 * For a pseudo-element that shows `data-position`, such as "A1", in the margin. Browsers that know
 * the alternative text keep it from screen readers.
 */
export const trackPosition = `
  content: attr(data-position);
  content: attr(data-position) / '';
  ${marginalText}
  color: ${color.muted};
`;
