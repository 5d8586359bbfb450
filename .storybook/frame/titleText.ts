import { posterText } from '../../src/theme/text';
import { space } from '../../src/tokens/space';

/** The title of a docs page. A rule above it parts it from the frame. */
export const titleText = `
  margin: ${space[3]} 0 ${space[5]};
  ${posterText}
  font-size: clamp(3rem, 8.4vw, 6.5rem);
  line-height: 0.86;
`;
