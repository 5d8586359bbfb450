import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlbumSleeve } from '../../../src/components/album/AlbumSleeve';
import { featuredAlbum } from '../../../src/content/albums';
import type { Guide } from '../../../.storybook/guide/Guide';
import { seenNotHeard } from '../../storyParts';

const guide: Guide = {
  keywords: ['record', 'vinyl', 'cover'],
  use: [
    'Wherever an album of the market is pictured. Its cover is drawn from its prices of the day.',
    'Small in lists: `thumb` draws fewer lines, so that they stay apart.',
  ],
  avoid: [
    'For a beat or a track: Sleeve around its Picture.',
    'To read a price from. Price, Change and Sparkline say it; the cover only shows the shape of the day.',
  ],
  do: {
    rule: 'Leave as much room at its end as the record sticks out.',
    show: <AlbumSleeve album={featuredAlbum} out={29} style={{ maxInlineSize: '12rem' }} />,
  },
  accessibility: {
    '1.1.1 Non-text Content':
      'Decoration: the price, the change and the line beside it say the same in words.',
  },
};

const meta = {
  title: 'Components/AlbumSleeve',
  component: AlbumSleeve,
  parameters: { guide, column: '20rem' },
  // Room at its end, as much as the record looks out.
  args: { album: featuredAlbum, out: 22, style: { inlineSize: '72%' } },
} satisfies Meta<typeof AlbumSleeve>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seenNotHeard };

export const Small: Story = {
  name: 'As small as on the board',
  parameters: { column: '5.5rem' },
  args: { size: 'thumb' },
};

export const Large: Story = {
  name: 'As large as on the home page',
  parameters: { column: '36rem' },
  args: { out: 29 },
};
