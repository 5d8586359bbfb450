import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { numbered } from '../../../src/components/kit/catalogueNumber';
import { Collection } from '../../../src/components/kit/Collection';
import { rows, type ListLayout } from '../../../src/components/kit/layout';
import { ShoeCard } from '../../../src/components/goods/ShoeCard';
import { UpcomingShowRow } from '../../../src/components/shows/UpcomingShowRow';
import { shoes } from '../../../src/content/shoes';
import { upcomingShows } from '../../../src/content/shows';
import type { Shoe } from '../../../src/content/types';
import { fluidSpace } from '../../../src/tokens/space';
import type { Guide } from '../../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['grid', 'list', 'show more', 'pagination'],
  wide: true,
  use: [
    'For every list of cards, tiles or rows: it owns the list’s meaning, its columns and gaps, how wide its pictures are shown, and what it says when it is empty.',
    'For any number of items. Of more than 48 the first show at once and the others follow; the stories of Long lists go up to 10,000.',
    'With a `layout` that is a constant beside the screen: columns for each window, and how many of them each place takes.',
  ],
  avoid: [
    'For a list of links or words: `ul` is enough.',
    'With a layout made while rendering: its styles would be written out each time, only to find that they exist.',
  ],
  content: ['`empty` is a short sentence or two in the voice of the page, with full stops.'],
  accessibility: {
    '1.3.1 Info and Relationships': 'It is a list in every browser, and its length is announced.',
  },
  related: ['Components/Card', 'Components/Section'],
};

const Numbered = styled.div(numbered);

const thirds: ListLayout = {
  grids: [
    { columns: 1, gap: fluidSpace.gap },
    { from: 'pair', columns: 2, gap: fluidSpace.gap },
    { from: 'laptop', columns: 3, gap: fluidSpace.gap },
  ],
};

const lead: ListLayout = {
  grids: [
    { columns: 1, gap: fluidSpace.gap },
    {
      from: 'tablet',
      columns: 6,
      places: [6, 3, 3, 2, 2, 2].map((span) => ({ span })),
      gap: fluidSpace.gap,
    },
  ],
};

const meta = {
  title: 'Components/Collection',
  component: Collection<Shoe>,
  parameters: { guide },
  args: {
    items: shoes,
    layout: thirds,
    empty: 'The shelf is empty until the next drop.',
    children: (shoe: Shoe) => <ShoeCard shoe={shoe} />,
  },
  // A control cannot hold a ref.
  argTypes: { ref: { control: false } },
  decorators: [(Story) => <Numbered>{Story()}</Numbered>],
} satisfies Meta<typeof Collection<Shoe>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(shoes.length);
  },
};

export const Rows: Story = {
  name: 'One below another',
  render: () => (
    <Collection items={upcomingShows} layout={rows} empty="Nothing is announced.">
      {(show) => <UpcomingShowRow show={show} />}
    </Collection>
  ),
};

export const Empty: Story = {
  name: 'Nothing to list',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvas.getByText('The shelf is empty until the next drop.')).toBeVisible();
  },
};

export const One: Story = { name: 'A single item', args: { items: shoes.slice(0, 1) } };

export const Seven: Story = {
  name: 'Places of different width, and one item more than there are',
  args: { layout: lead, items: [...shoes, { ...shoes[0]!, id: 'one-more' }] },
};
