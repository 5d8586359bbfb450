import type { Decorator } from '@storybook/react-vite';
import { space } from '../../src/tokens/space';

/** Room above and below what fills its window from side to side, so that its edges can be told from the frame's. */
export const inMargins: Decorator = (Story) => (
  <div style={{ paddingBlock: space[8] }}>
    <Story />
  </div>
);
