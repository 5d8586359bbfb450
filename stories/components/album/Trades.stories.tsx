import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Trades } from '../../../src/components/album/Trades';
import { Card } from '../../../src/components/kit/Card';
import { topMovers } from '../../../src/content/albums';
import type { Guide } from '../../../.storybook/guide/Guide';
import { pressing } from '../../storyParts';

const [album] = topMovers;

const guide: Guide = {
  keywords: ['buy', 'sell', 'order buttons'],
  use: [
    'For the two sides of a trade, in the card of an album: AlbumRow, MoverCard.',
    'At the end of its line, so that it stands in the column of all others.',
  ],
  avoid: [
    'Outside of a Card: its buttons take their subject from it.',
    'For what has one price and one side: CardAction alone.',
  ],
  content: ['Buy and Sell stay one word each; the title follows for screen readers only.'],
  accessibility: {
    '2.4.6 Headings and Labels': 'Buttons say what is traded: "Buy, Golden Hour".',
  },
};

const meta = {
  title: 'Components/Trades',
  component: Trades,
  parameters: { guide },
  decorators: [(Story) => <Card subject={album!.title}>{Story()}</Card>],
  args: { album: album!, buyVariant: 'ink', onBuy: fn(), onSell: fn(), onTrade: fn() },
} satisfies Meta<typeof Trades>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Bought and sold',
  play: async (context) => {
    const { onBuy, onSell, onTrade } = context.args;
    await pressing('Buy, Golden Hour', 'onBuy', album)(context);
    await expect(onSell).not.toHaveBeenCalled();
    await pressing('Sell, Golden Hour', 'onSell', album)(context);
    await expect(onBuy).toHaveBeenCalledOnce();
    await expect(onTrade).toHaveBeenCalledTimes(2);
  },
};
