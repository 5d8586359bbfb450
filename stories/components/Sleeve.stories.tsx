import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Card } from '../../src/components/Card';
import { Sleeve } from '../../src/components/Sleeve';
import { featuredAlbum, newListings, topMovers } from '../../src/content/albums';
import { Button } from '../../src/primitives/Button';
import { VisuallyHidden } from '../../src/primitives/VisuallyHidden';
import { variable } from '../../src/theme/variables';
import type { Guide } from '../guide/Guide';
import { inColumn } from '../decorators';
import { Sheet } from './Sheet';

const guide: Guide = {
  use: [
    'Wherever an album is pictured: its cover, and its record half out.',
    'Within a Card that stands for the album: the record turns while that is hovered or holds the focus.',
  ],
  avoid: [
    'For anything that is not an album: Cover alone.',
    'As a loading sign. The record turns when it is used, not while one waits.',
  ],
  do: {
    rule: 'Set only its width; a third more than the cover should have, for the record.',
    show: (
      <article style={{ maxInlineSize: '16rem' }}>
        <Sleeve album={featuredAlbum} sizes="12rem" />
      </article>
    ),
  },
  dont: {
    rule: 'Don’t clip it to its cover. Without the record it is a Cover, and slower.',
    show: (
      <article style={{ maxInlineSize: '12rem', overflow: 'hidden' }}>
        <Sleeve album={featuredAlbum} sizes="12rem" style={{ inlineSize: '16rem' }} />
      </article>
    ),
  },
  content: ['The picture’s description says what the photo shows, without the album’s title.'],
  accessibility: [
    {
      note: 'The cover speaks its description; the record is decoration and hidden.',
      wcag: '1.1.1 Non-text Content',
    },
    {
      note: 'The record turns only on hover or focus, and never under reduced motion.',
      wcag: '2.3.3 Animation from Interactions',
    },
  ],
  related: [
    'Components/FeaturedAlbum',
    'Components/AlbumRow',
    'Primitives/Cover',
    'Primitives/Disc',
  ],
};

const meta = {
  title: 'Components/Sleeve',
  component: Sleeve,
  parameters: { guide, column: '24rem' },
  decorators: [inColumn],
  args: { album: featuredAlbum, sizes: '18rem' },
} satisfies Meta<typeof Sleeve>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: featuredAlbum.image.description })).toBeVisible();
  },
};

export const Small: Story = { name: 'As small as on the board', parameters: { column: '5.5rem' } };

export const Large: Story = {
  name: 'As large as on the home page',
  parameters: { column: '44rem' },
};

export const Matrix: Story = {
  name: 'Every album of the market',
  parameters: { column: 'none' },
  render: (args) => (
    <Sheet>
      {[featuredAlbum, ...topMovers, ...newListings].map((album) => (
        <li key={album.id}>
          <Sleeve {...args} album={album} />
        </li>
      ))}
    </Sheet>
  ),
};

export const TurnsWithFocus: Story = {
  name: 'Turns while its card holds the focus',
  render: (args) => (
    <Card subject={args.album.title}>
      <Sleeve {...args} data-testid="sleeve" />
      <Button>
        Buy<VisuallyHidden> {args.album.title}</VisuallyHidden>
      </Button>
    </Card>
  ),
  play: async ({ canvas }) => {
    const sleeve = canvas.getByTestId('sleeve');
    const turn = () => getComputedStyle(sleeve).getPropertyValue(variable('turn'));
    await expect(turn()).toBe('');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Buy Midnight Tape' })).toHaveFocus();
    await expect(turn()).toBe('running');
    await userEvent.tab();
    await expect(turn()).toBe('');
    await expect(canvas.getByRole('button', { name: 'Buy Midnight Tape' })).not.toHaveFocus();
  },
};
