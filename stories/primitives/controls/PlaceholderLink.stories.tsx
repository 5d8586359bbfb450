import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlaceholderLink } from '../../../src/primitives/controls/PlaceholderLink';
import type { Guide } from '../../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['coming soon', 'not built yet'],
  use: ['For a link to a page that does not exist yet: "Read More" under an article.'],
  avoid: ['For a page that exists: TextLink.', 'For doing something here: Button.'],
  content: ['Where it would lead, in two or three words. `subject` names the item.'],
  accessibility: {
    '2.4.4 Link Purpose (In Context)':
      'Its name is its words and its subject: "Read More, Leave the Hiss In".',
  },
};

const meta = {
  title: 'Primitives/PlaceholderLink',
  component: PlaceholderLink,
  parameters: { guide },
  args: { children: 'Read More', subject: 'Leave the Hiss In', onPress: fn() },
} satisfies Meta<typeof PlaceholderLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Stays on the page',
  play: async ({ args, canvas }) => {
    const address = window.location.href;
    await userEvent.click(canvas.getByRole('link', { name: 'Read More, Leave the Hiss In' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(window.location.href).toBe(address);
  },
};
