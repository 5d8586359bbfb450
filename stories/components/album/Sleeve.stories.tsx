import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sleeve } from '../../../src/components/album/Sleeve';
import { products } from '../../../src/content/products';
import { Picture } from '../../../src/primitives/pictures/Picture';
import type { Guide } from '../../../.storybook/guide/Guide';
import { seenNotHeard } from '../../storyParts';
import { sheetOf } from '../Sheet';

const [neon] = products;

const guide: Guide = {
  keywords: ['record', 'vinyl', 'cover'],
  use: [
    'For music that is sold on a record: its cover, and the record behind it.',
    'With words for its label where more than half of the record sticks out.',
    'Within a Card that stands for the item: the record comes out while that is hovered or holds the focus.',
  ],
  avoid: [
    'For an album that is traded: AlbumSleeve, which draws its cover.',
    'For what is not on a record: Picture alone.',
    'As a loading sign. The record moves when it is touched, not while one waits.',
  ],
  do: {
    rule: 'Give the label two inks of the item: it belongs to this record.',
    show: (
      <Sleeve inks={neon!.print.inks} out={40} style={{ maxInlineSize: '12rem' }}>
        <Picture print={neon!.print} />
      </Sleeve>
    ),
  },
  dont: {
    rule: 'Don’t clip it to its cover. It needs room at its end.',
    show: (
      <div style={{ maxInlineSize: '12rem', overflow: 'hidden' }}>
        <Sleeve inks={neon!.print.inks} out={40}>
          <Picture print={neon!.print} />
        </Sleeve>
      </div>
    ),
  },
  accessibility: {
    '1.1.1 Non-text Content':
      'The cover is read out if it has a description; the record is decoration and hidden.',
    '2.3.3 Animation from Interactions':
      'The record moves only on hover or focus; under reduced motion it does not turn.',
  },
  related: ['Primitives/Picture'],
};

const meta = {
  title: 'Components/Sleeve',
  component: Sleeve,
  parameters: { guide, column: '16rem' },
  // Room at its end, as much as the record looks out.
  args: {
    inks: neon!.print.inks,
    out: 40,
    style: { inlineSize: '65%' },
    children: <Picture print={neon!.print} />,
  },
} satisfies Meta<typeof Sleeve>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seenNotHeard };

export const Inside: Story = { name: 'The record inside', args: { out: 0 } };

export const Matrix: Story = {
  name: 'Every beat of the shop',
  parameters: { column: 'none' },
  render: (args) =>
    sheetOf(
      products.filter(({ duration }) => duration),
      ({ print }) => (
        <Sleeve {...args} inks={print.inks}>
          <Picture print={print} />
        </Sleeve>
      ),
    ),
};
