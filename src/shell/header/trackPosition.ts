import { marginalText } from '../../theme/text';
import { color } from '../../theme/variables';

/** For a pseudo-element: `data-position`, such as "A1", in the margin, and only for the eye where the browser can say so. */
export const trackPosition = `
  content: attr(data-position);
  content: attr(data-position) / '';
  ${marginalText}
  color: ${color.muted};
`;
