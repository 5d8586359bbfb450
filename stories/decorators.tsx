import type { Decorator } from '@storybook/react-vite';
import { space } from '../src/tokens/space';

/** Shows a part as wide as its screen does (`parameters.column`): a part has no width of its own. */
export const inColumn: Decorator = (Story, { parameters }) => (
  <div style={{ maxInlineSize: parameters.column as string }}>
    <Story />
  </div>
);

/** Room above and below what fills its window from side to side, so that its edges can be told from the frame's. */
export const inMargins: Decorator = (Story) => (
  <div style={{ paddingBlock: space[8] }}>
    <Story />
  </div>
);
