import type { Decorator } from '@storybook/react-vite';

/**
 * Puts a screen into a `main`, as the shell does. Without it the screen's headings and regions
 * would not belong to a page.
 */
export const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
);
