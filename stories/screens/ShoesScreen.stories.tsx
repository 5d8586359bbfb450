import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LookCard } from '../../src/components/LookCard';
import { shoes } from '../../src/content/shoes';
import { ShoesScreen } from '../../src/screens/ShoesScreen';
import type { Guide } from '../guide/Guide';
import { inMain } from './inMain';
import { ownWindow } from './ownWindow';

const guide: Guide = {
  use: [
    'At /shoes, inside Layout: a shelf of sneakers. The first pair takes the whole width, two stand beside each other, then three.',
    'With `shoes` in the order of the shelf. The first is the pair of the week.',
  ],
  avoid: [
    'For clothes: the Fashion screen shows them in spreads.',
    'For sizes and stock: a pair has one price and one button here.',
  ],
  do: {
    rule: 'Lead with the pair of the week, under its own plain name.',
    show: <LookCard item={shoes[0]!} ratio={4 / 3} />,
  },
  dont: {
    rule: 'Don’t write its place into its name. Next week another pair leads.',
    show: (
      <LookCard
        item={{ ...shoes[0]!, name: `${shoes[0]!.name}: Pair of the Week` }}
        ratio={4 / 3}
      />
    ),
  },
  content: [
    'The lede says how pairs are checked and shipped. The cards say the rest.',
    'Without shoes one sentence says when to come back.',
  ],
  accessibility: [
    {
      note: 'The first pair is larger only to the eye: all are one list, in the order of the shelf.',
      wcag: '1.3.2 Meaningful Sequence',
    },
  ],
  related: ['Components/LookCard', 'Components/PageHead', 'Screens/Fashion', 'Shell/Layout'],
};

const meta = {
  title: 'Screens/Shoes',
  component: ShoesScreen,
  parameters: { guide, layout: 'fullscreen', docs: ownWindow },
  decorators: [inMain],
  args: { shoes, onAct: fn() },
} satisfies Meta<typeof ShoesScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sneaker Hub' })).toBeVisible();
  },
};

export const Empty: Story = { name: 'Empty lists', args: { shoes: [] } };

export const One: Story = { name: 'A single pair', args: { shoes: shoes.slice(0, 1) } };

export const AddedToCart: Story = {
  name: 'Every pair can be put in the cart',
  play: async ({ args, canvas }) => {
    for (const { name } of shoes) {
      await userEvent.click(canvas.getByRole('button', { name: `Add to Cart ${name}` }));
      await expect(args.onAct).toHaveBeenLastCalledWith(
        expect.objectContaining({ type: 'add-good' }),
      );
    }
    await expect(args.onAct).toHaveBeenCalledTimes(6);
    await expect(canvas.getByRole('button', { name: 'Add to Cart Locked Groove' })).toHaveFocus();
  },
};
