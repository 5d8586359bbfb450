import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { narrowMode } from '../../../.storybook/world/modes';
import { FeaturedAlbum } from '../../../src/components/album/FeaturedAlbum';
import { featuredAlbum, newListings, topMovers } from '../../../src/content/albums';
import type { Guide } from '../../../.storybook/guide/Guide';
import { property } from '../../../src/theme/customProperties';

/** As the hero does: clips the line, and has it land on its foot. */
const Band = ({ children }: { children: ReactNode }) => (
  <div
    style={{
      [property('line-foot')]: '3rem',
      maxInlineSize: '62rem',
      overflowX: 'clip',
      padding: '1rem 25% 3rem 10%',
    }}
  >
    {children}
  </div>
);

const guide: Guide = {
  keywords: ['hero', 'record of the day'],
  wide: true,
  use: [
    'For the one album a page opens with: its sleeve large, its price and its day on a ticket.',
    'Beside or below the page’s headline, in a band that clips its line at the ends of the window, and says by `--wx-line-foot` where it lands.',
  ],
  avoid: [
    'For a list of albums: AlbumBoard lines up their columns.',
    'Twice on a page: two lines that run through the window cross each other.',
    'Where visitors should buy at once. It has no button; the page has a link to the market beside it.',
  ],
  do: {
    rule: 'Show an album whose sleeve looks good at full size, and whose day is worth a headline.',
    show: (
      <Band>
        <FeaturedAlbum album={featuredAlbum} />
      </Band>
    ),
    bleed: true,
  },
  dont: {
    rule: 'Don’t write the period into the change: the ticket adds "Today" by itself.',
    show: (
      <Band>
        <FeaturedAlbum album={{ ...featuredAlbum, change: '+2.5% Today' }} />
      </Band>
    ),
    bleed: true,
  },
  content: [
    'Title, artist and genre are the album’s own; nothing is added.',
    'The change is signed: "+2.5%". The ticket writes "Today" after it.',
  ],
  accessibility: {
    '1.1.1 Non-text Content':
      'The cover is a line of prices, and described as one: opened at, low, high.',
    '1.4.1 Use of Color': 'The change has a sign and an arrow beside its colour.',
    '2.3.3 Animation from Interactions':
      'The record comes out and turns only while the mouse is over it, and never under reduced motion.',
    '1.3.1 Info and Relationships':
      'Its title is a heading of the second level, straight below the page’s own.',
  },
  related: ['Components/Sleeve', 'Components/AlbumRow'],
};

const meta = {
  title: 'Components/FeaturedAlbum',
  component: FeaturedAlbum,
  parameters: { guide, layout: 'fullscreen' },
  decorators: [(Story) => <Band>{Story()}</Band>],
  args: { album: featuredAlbum },
} satisfies Meta<typeof FeaturedAlbum>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const ticket = within(canvas.getByRole('article'));
    await expect(ticket.getByText('$16.25')).toBeVisible();
    await expect(ticket.getByText('+2.5%').parentElement).toHaveTextContent('+2.5% Today');
    const line = 'Today: opened at $15.85, low $15.77, high $16.39';
    await expect(ticket.getByRole('img', { name: line })).toBeVisible();
  },
};

export const NoHistory: Story = {
  name: 'Listed this minute, no line yet',
  args: { album: { ...featuredAlbum, change: '+0.0%', history: [16.25] } },
};

export const HugeNumbers: Story = {
  name: 'Huge numbers',
  args: { album: { ...featuredAlbum, price: 1_234_567.89, change: '+12,345.6%' } },
};

export const LongTexts: Story = {
  name: 'A title and an artist of several lines, with words too long for a line',
  parameters: { chromatic: { modes: narrowMode } },
  args: {
    album: {
      ...featuredAlbum,
      title:
        'Mitternachtstonbandaufzeichnungsgerät, or How We Recorded Everything Before the Landlord Came Back',
      artist: 'Nachtschwärmervereinigungsvorsitzende Nova Reyes and the Family of the Fourth Floor',
    },
  },
};

export const Matrix: Story = {
  name: 'Every genre, up and down',
  play: async ({ canvas }) => {
    for (const stage of canvas.getAllByRole('img', { name: /^Today/ })) {
      const goesOn = stage.querySelector('[data-pattern=ridges]') !== null;
      // Where the line meets no line of the cover, it passes behind the cover's middle.
      await expect(stage.style.cssText.includes('50%')).toBe(!goesOn);
    }
  },
  render: (args) => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
        gap: '3rem 2rem',
        overflow: 'clip',
        overflowClipMargin: '3rem',
      }}
    >
      {[...topMovers, ...newListings].map((album) => (
        <li key={album.id}>
          <FeaturedAlbum {...args} album={album} />
        </li>
      ))}
    </ul>
  ),
};
