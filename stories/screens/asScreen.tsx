import type { Decorator } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/guide/Guide';
import { ownWindow } from '../storyParts';

/**
 * Puts a screen into a `main`, as the shell does. Without it the screen's headings and regions
 * would not belong to a page.
 */
const inMain: Decorator = (Story) => <main>{Story()}</main>;

/** What the meta of every screen has in common. */
export const asScreen = (guide: Guide) => ({
  parameters: { guide, layout: 'fullscreen', docs: ownWindow(1000, 'desktop') },
  decorators: [inMain],
});
