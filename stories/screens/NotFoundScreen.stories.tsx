import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { NotFoundScreen } from '../../src/screens/NotFoundScreen';
import { inMain } from './inMain';

const meta = {
  title: 'Screens/Not Found',
  tags: ['!autodocs'],
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inMain],
} satisfies Meta<typeof NotFoundScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };

export const WaysOn: Story = {
  name: 'Shows three ways on, in this order by keyboard',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'This groove runs out' }),
    ).toBeVisible();
    const ways = {
      'Back to the shop': '/',
      'Music Trading': '/music-trading',
      'The Vault': '/blog',
    };
    for (const [name, href] of Object.entries(ways)) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', href);
    }
  },
};
