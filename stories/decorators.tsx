import type { Decorator } from '@storybook/react-vite';
import { space } from '../src/tokens/space';

/**
 * Shows a component as wide as on its screen (`parameters.column`), because components have no
 * width of their own.
 */
export const inColumn: Decorator = (Story, { parameters }) => (
  <div style={{ maxInlineSize: parameters.column as string }}>
    <Story />
  </div>
);

/**
 * Adds room above and below a component that fills the window's width, so that its edges can be
 * told from the frame's.
 */
export const inMargins: Decorator = (Story) => (
  <div style={{ paddingBlock: space[8] }}>
    <Story />
  </div>
);
