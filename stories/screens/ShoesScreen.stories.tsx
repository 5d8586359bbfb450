import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { shoes } from '../../src/content/shoes';
import { ShoesScreen } from '../../src/screens/ShoesScreen';
import { inMain } from './inMain';

const meta = {
  title: 'Screens/Shoes',
  tags: ['!autodocs'],
  component: ShoesScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inMain],
  args: { shoes, onAction: fn() },
} satisfies Meta<typeof ShoesScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sneaker Hub' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { name: 'Empty lists', args: { shoes: [] } };

export const One: Story = { name: 'A single pair', args: { shoes: shoes.slice(0, 1) } };

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };

export const AddedToCart: Story = {
  name: 'Every pair can be put in the cart',
  play: async ({ args, canvas }) => {
    for (const { name } of shoes) {
      await userEvent.click(canvas.getByRole('button', { name: `Add to Cart ${name}` }));
      await expect(args.onAction).toHaveBeenLastCalledWith('Added to Cart');
    }
    await expect(args.onAction).toHaveBeenCalledTimes(6);
    await expect(canvas.getByRole('button', { name: 'Add to Cart Locked Groove' })).toHaveFocus();
  },
};
