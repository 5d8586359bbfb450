import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MarketTape } from '../../../src/components/album/MarketTape';
import { newListings, topMovers } from '../../../src/content/albums';
import { repeated } from '../../../.storybook/world/repeated';
import type { Guide } from '../../../.storybook/guide/Guide';

const market = [...topMovers, ...newListings];
const day = repeated(market, 4 * market.length);

const guide: Guide = {
  keywords: ['ticker', 'marquee', 'stock prices'],
  use: [
    'To show the mood of the market in one line, where a page is about something else.',
    'From edge to edge of the window, between two bands of a page.',
  ],
  avoid: [
    'For anything one should act on: AlbumBoard has the trades.',
    'As a ticker that moves. A moving line needs a stop, and nobody reads it faster.',
    'Twice on a page: its name would no longer tell the two apart.',
  ],
  do: {
    rule: 'Quote every album of the market, in the order of its boards.',
    show: <MarketTape albums={market} />,
  },
  dont: {
    rule: 'Don’t quote one or two: that is no market, and the line looks broken.',
    show: <MarketTape albums={market.slice(0, 1)} />,
  },
  content: ['Title, price, signed change: the same words and figures as on the board.'],
  keyboard: {
    Tab: 'Moves to the tape, the ring inside its edges.',
    'Arrow left or Arrow right': 'Scrolls the tape.',
    'Home or End': 'Scrolls the page: the tape has no stops of its own.',
  },
  accessibility: {
    '2.1.1 Keyboard': 'It takes the focus because it scrolls: the keyboard reaches its end too.',
    '2.2.2 Pause, Stop, Hide': 'It stands still.',
    '4.1.2 Name, Role, Value': 'A region named "Market tape".',
    '1.4.1 Use of Color': 'Every change has a sign and an arrow beside its colour.',
  },
  related: ['Components/AlbumBoard'],
};

const meta = {
  title: 'Components/MarketTape',
  component: MarketTape,
  parameters: { guide, layout: 'fullscreen' },
  args: { albums: market },
} satisfies Meta<typeof MarketTape>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const tape = within(canvas.getByRole('region', { name: 'Market tape' }));
    const quotes = tape.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(quotes).toHaveLength(market.length);
    await expect(quotes).toContain('Golden Hour $24.10 up +5.2%');
    await expect(quotes).toContain('Noche Larga $31.40 down −2.9%');
  },
};

export const One: Story = { name: 'A single album', args: { albums: market.slice(0, 1) } };

export const Many: Story = { name: 'More than any window holds', args: { albums: day } };

export const HugeNumbers: Story = {
  name: 'Long titles and huge numbers',
  args: {
    albums: market.map((album) => ({
      ...album,
      title: `${album.title} (Complete Studio Recordings, Remastered)`,
      price: album.price * 1_000_000,
    })),
  },
};

export const ByKeyboard: Story = {
  name: 'Takes the focus, and can be scrolled to its last quote',
  args: { albums: day },
  play: async ({ canvas }) => {
    const tape = canvas.getByRole('region', { name: 'Market tape' });
    await userEvent.tab();
    await expect(tape).toHaveFocus();
    // Arrow keys scroll a focused scroller by themselves; a scripted key press cannot show that.
    tape.scrollLeft = tape.scrollWidth;
    const last = within(tape).getAllByRole('listitem').at(-1)!;
    // Scrolling stops at whole pixels, the last quote may end on a fraction of one.
    await expect(last.getBoundingClientRect().right).toBeLessThan(
      tape.getBoundingClientRect().right + 1,
    );
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(canvas.getByRole('region', { name: 'Market tape' })).toHaveFocus();
  },
};
