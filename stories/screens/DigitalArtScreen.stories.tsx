import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { art } from '../../src/content/art';
import { DigitalArtScreen } from '../../src/screens/DigitalArtScreen';
import { inMain } from './inMain';

const meta = {
  title: 'Screens/Digital Art',
  tags: ['!autodocs'],
  component: DigitalArtScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inMain],
  args: { pieces: art, onAction: fn() },
} satisfies Meta<typeof DigitalArtScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Digital Canvas' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { name: 'Empty lists', args: { pieces: [] } };

export const SecondRoom: Story = {
  name: 'More pieces than the wall has places',
  args: { pieces: [...art, ...art.map((piece) => ({ ...piece, id: `${piece.id}-again` }))] },
};

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };

export const Collected: Story = {
  name: 'Every piece can be collected',
  play: async ({ args, canvas }) => {
    for (const { title } of art) {
      await userEvent.click(canvas.getByRole('button', { name: `Collect ${title}` }));
      await expect(args.onAction).toHaveBeenLastCalledWith('Collect');
    }
    await expect(args.onAction).toHaveBeenCalledTimes(4);
    await expect(canvas.getByRole('button', { name: 'Collect Low Tide, High Noon' })).toHaveFocus();
  },
};
