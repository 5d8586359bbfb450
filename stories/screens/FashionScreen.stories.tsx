import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fashion } from '../../src/content/fashion';
import { FashionScreen } from '../../src/screens/FashionScreen';
import { inMain } from './inMain';

const meta = {
  title: 'Screens/Fashion',
  tags: ['!autodocs'],
  component: FashionScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inMain],
  args: { items: fashion, onAction: fn() },
} satisfies Meta<typeof FashionScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Creator Couture' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { name: 'Empty lists', args: { items: [] } };

export const Odd: Story = {
  name: 'A spread with one piece missing',
  args: { items: fashion.slice(0, 5) },
};

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };

export const AddedToCart: Story = {
  name: 'Every piece can be put in the cart',
  play: async ({ args, canvas }) => {
    for (const { name } of fashion) {
      await userEvent.click(canvas.getByRole('button', { name: `Add to Cart ${name}` }));
      await expect(args.onAction).toHaveBeenLastCalledWith('Added to Cart');
    }
    await expect(args.onAction).toHaveBeenCalledTimes(6);
    await expect(
      canvas.getByRole('button', { name: 'Add to Cart Needle Drop Beanie' }),
    ).toHaveFocus();
  },
};
