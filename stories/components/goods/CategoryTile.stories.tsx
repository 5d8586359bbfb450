import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { forcedColorsMode, pointerMode } from '../../../.storybook/world/modes';
import { CategoryTile } from '../../../src/components/goods/CategoryTile';
import { categories } from '../../../src/content/categories';
import type { Guide } from '../../../.storybook/guide/Guide';
import { pressing } from '../../storyParts';
import { sheetOf } from '../Sheet';

const fashion = categories.find(({ name }) => name === 'Fashion')!;
const trap = categories.find(({ name }) => name === 'Trap Beats')!;

const guide: Guide = {
  keywords: ['browse', 'tile', 'department'],
  wide: true,
  use: [
    'For the way into a category, with how many items it has.',
    'In a crate of a few: one behind another on a phone, then three and six beside each other, each overlapping the one before by `--wx-overlap`.',
  ],
  avoid: [
    'For one item: ProductCard, GarmentCard and ArtCard have a price and something to press.',
    'For a plain link: ButtonLink or TextLink says it without a picture.',
  ],
  do: {
    rule: 'Round the count and mark it with a plus: it says how wide the choice is, not what is in stock.',
    show: <CategoryTile category={fashion} onBrowse={() => {}} />,
  },
  dont: {
    rule: 'Don’t print an exact count. It is wrong by tomorrow and nobody compares it.',
    show: <CategoryTile category={{ ...fashion, count: '253' }} onBrowse={() => {}} />,
  },
  content: [
    'The name is the one the menu and the page use.',
    'The count is short text, such as "250+" or "1.5k+"; the tile adds "items".',
    'The picture is decoration: the name says the same, so its description is not read.',
  ],
  accessibility: {
    '2.4.4 Link Purpose (In Context)':
      'The link’s name is the category’s, though the whole tile can be pressed.',
    '1.4.3 Contrast (Minimum)': 'Words stand on the tile’s own stock, in its key ink.',
    '1.4.11 Non-text Contrast':
      'The focus ring is drawn around the name in the key ink, and the whole tile comes up.',
    '2.5.8 Target Size (Minimum)': 'The tile is one target, far above 24 px.',
  },
  related: ['Components/ProductCard'],
};

const meta = {
  title: 'Components/CategoryTile',
  component: CategoryTile,
  parameters: { guide, column: '26rem' },
  args: { category: fashion, onBrowse: fn() },
} satisfies Meta<typeof CategoryTile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    // The link lies over the drawing and the count as well as over its name.
    const parts = [canvasElement.querySelector('svg')!, canvas.getByText(/items$/)];
    for (const part of parts) {
      const { left, top, width, height } = part.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(hit).toBe(canvas.getByRole('link'));
    }
  },
};

export const Empty: Story = {
  name: 'A category without items',
  args: { category: { ...fashion, count: '0' } },
};

export const HugeCount: Story = {
  name: 'A huge count',
  args: { category: { ...fashion, count: '12,345,678,900+' } },
};

export const Matrix: Story = {
  name: 'Every category',
  parameters: { column: 'none', chromatic: { modes: { ...forcedColorsMode, ...pointerMode } } },
  render: (args) =>
    sheetOf(categories, (category) => <CategoryTile {...args} category={category} />),
};

export const GoesNowhere: Story = {
  name: 'Without a page, calls back and stays here',
  args: { category: trap },
  play: pressing('Trap Beats', 'onBrowse', trap),
};

export const GoesToItsPage: Story = {
  name: 'With a page, goes there and calls nothing',
  play: async ({ args, canvas }) => {
    const door = canvas.getByRole('link', { name: 'Fashion' });
    await userEvent.click(door);
    await expect(args.onBrowse).not.toHaveBeenCalled();
    await expect(door).toHaveAttribute('href', '/fashion');

    // The tile is pulled up, and the link is still under a pointer at its lower edge.
    const { left, bottom } = canvas.getByRole('article').getBoundingClientRect();
    await waitFor(async () => {
      await expect(getComputedStyle(door.closest('[data-passing]')!).translate).toBe('0px -12px');
    });
    await expect(document.elementFromPoint(left + 20, bottom - 6)).toBe(door);
  },
};
