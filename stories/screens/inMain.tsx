import type { Decorator } from '@storybook/react-vite';

/** A screen stands in the shell's `main`; without it its headings and regions would have no page. */
export const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
);
