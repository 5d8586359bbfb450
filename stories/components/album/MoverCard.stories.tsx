import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { forcedColorsMode } from '../../../.storybook/world/modes';
import { MoverCard } from '../../../src/components/album/MoverCard';
import type { Guide } from '../../../.storybook/guide/Guide';
import { falling, huge, rising, unquoted } from './oddDays';

const guide: Guide = {
  keywords: ['chart', 'stock', 'graph', 'price of the day'],
  wide: true,
  use: [
    'For the album that moved furthest today: the headline of a market page.',
    'Through AlbumBoard with `ranked`, which lets it run from side to side of the window.',
  ],
  avoid: [
    'For the other albums: AlbumRow.',
    'For an album that is only for looking at: FeaturedAlbum has no trades.',
    'Twice on a page: only one album moved furthest.',
  ],
  do: {
    rule: 'Show a fall as large as a rise.',
    show: <MoverCard album={falling} onBuy={() => {}} onSell={() => {}} />,
    bleed: true,
  },
  content: [
    'The change is signed, with one decimal and a real minus: "+5.2%", "−1.9%".',
    'Its Buy is the one solid button of the page.',
    'Price and change say how things are now; only the needle reads other hours.',
  ],
  keyboard: {
    '← →': 'Move the needle by an hour, in every script: time runs from left to right.',
    'Home End': 'Move it to midnight, and to now.',
  },
  accessibility: {
    '4.1.2 Name, Role, Value':
      'The needle is a range: its value is read as words, "2 PM, $24.04, up 4.9%".',
    '2.5.7 Dragging Movements': 'It is dragged, or the hour is pressed.',
    '1.1.1 Non-text Content':
      'The line is described: where the day opened, and between which prices it moved.',
    '1.4.1 Use of Color': 'The change has a sign and an arrow beside its colour.',
    '2.2.2 Pause, Stop, Hide':
      'The line draws itself once, and stands at once under reduced motion.',
  },
  related: ['Components/AlbumRow', 'Screens/Music Trading'],
};

const meta = {
  title: 'Components/MoverCard',
  component: MoverCard,
  parameters: { guide, layout: 'fullscreen' },
  args: { album: rising, onBuy: fn(), onSell: fn() },
} satisfies Meta<typeof MoverCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const line = 'Today: opened at $22.91, low $22.91, high $24.10';
    await expect(canvas.getByRole('img', { name: line })).toBeVisible();
    const needle = canvas.getByRole('slider', { name: 'Price of Golden Hour by the hour' });
    await expect(needle).toHaveAttribute('aria-valuetext', '9 AM, $23.66, up 3.3%');
    // What an arrow key does to a range is the browser's: tests/board.spec.ts presses them.
    await fireEvent.input(needle, { target: { value: 6 } });
    await expect(needle).toHaveAttribute('aria-valuetext', '6 AM, $23.34, up 1.9%');
    await expect(canvas.getByText('$23.34')).toBeVisible();
    // The test-runner plays this with large text too.
    const hours = [...canvasElement.querySelectorAll('[data-every]')]
      .filter((hour) => hour.checkVisibility())
      .map((hour) => hour.getBoundingClientRect());
    await expect(hours.length).toBeGreaterThan(2);
    const overlapping = hours.filter(({ right }, at) => right > (hours[at + 1]?.left ?? Infinity));
    await expect(overlapping).toEqual([]);
  },
};

export const Falling: Story = {
  parameters: { chromatic: { modes: forcedColorsMode } },
  args: { album: falling },
};

export const NoHistory: Story = {
  name: 'Listed this minute, no line yet',
  args: { album: unquoted },
};

export const HugeNumbers: Story = { name: 'Huge numbers', args: { album: huge } };

export const LongTexts: Story = {
  name: 'A title and an artist of several lines',
  args: {
    album: {
      ...rising,
      title: 'Golden Hour and Other Songs for People Who Leave the Party Before Their Friends',
      artist: 'Isla Moreau with the Municipal Youth Orchestra and Its Former Conductor',
    },
  },
};
