import type { Decorator } from '@storybook/react-vite';

/** Shows a part as wide as its screen does (`parameters.column`): a part has no width of its own. */
export const inColumn: Decorator = (Story, { parameters }) => (
  <div style={{ maxInlineSize: parameters.column as string }}>
    <Story />
  </div>
);
