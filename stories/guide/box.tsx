import type { Decorator } from '@storybook/react-vite';

/** The room a card would give: a primitive that fills its box has no size of its own. */
export const box = (inlineSize: string): Decorator =>
  function Box(Story) {
    return (
      <div style={{ inlineSize, maxInlineSize: '100%' }}>
        <Story />
      </div>
    );
  };
