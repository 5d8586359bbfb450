import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { narrowMode } from '../../../.storybook/world/modes';
import { DiscussionList } from '../../../src/components/words/DiscussionList';
import { ProductCard } from '../../../src/components/goods/ProductCard';
import { Section } from '../../../src/components/kit/Section';
import { discussions } from '../../../src/content/discussions';
import { products } from '../../../src/content/products';
import { Button } from '../../../src/primitives/controls/Button';
import type { Guide } from '../../../.storybook/guide/Guide';
import { inMargins } from '../../storyParts';
import { sheetOf } from '../Sheet';

const featured = sheetOf(products.slice(0, 3), (product) => <ProductCard product={product} />);

const guide: Guide = {
  keywords: ['heading', 'block', 'band'],
  wide: true,
  use: [
    'For a part of a page that has a name: a heading, what belongs under it, and at most one action for the whole of it.',
    'One below another on a screen: each brings the page’s margins and the space above itself.',
  ],
  avoid: [
    'For the top of a page: its one `h1` is drawn by its screen.',
    'Inside another section or a Container: the margins would add up.',
    'To give a few lines more air. A section is announced and listed among the regions; space is not.',
  ],
  do: {
    rule: 'Put beside the heading what concerns the whole section.',
    show: (
      <Section title="Discussions" action={<Button variant="solid">Start New Discussion</Button>}>
        <DiscussionList discussions={discussions.slice(0, 2)} empty="None." />
      </Section>
    ),
  },
  dont: {
    rule: 'Don’t put several actions beside the heading: nobody then knows which one to take.',
    show: (
      <Section
        title="Discussions"
        action={
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
            <Button>Sort</Button>
            <Button>Filter</Button>
            <Button variant="solid">Start New Discussion</Button>
          </div>
        }
      >
        <DiscussionList discussions={discussions.slice(0, 2)} empty="None." />
      </Section>
    ),
  },
  content: [
    'The mark in the margin, "A1", counts the sections of a page like the tracks of a record. It is only for the eye, and never referred to.',
    'The title is a few words in title case without a full stop: "Top Movers".',
    'No two sections of a page share a title: it is also the name of the region.',
  ],
  accessibility: {
    '2.4.1 Bypass Blocks':
      'A region named by its heading: it can be jumped to by landmark and by heading.',
    '1.3.1 Info and Relationships':
      'The heading is of the second level, straight below the page’s own.',
    '2.4.3 Focus Order':
      'The action stands after the heading in the source, before what it concerns.',
  },
  related: ['Primitives/Button'],
};

const meta = {
  title: 'Components/Section',
  component: Section,
  parameters: { guide, layout: 'fullscreen' },
  decorators: [inMargins],
  args: { title: 'Featured Products', children: featured },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof Section>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Featured Products' }));
    await expect(
      region.getByRole('heading', { level: 2, name: 'Featured Products' }),
    ).toBeVisible();
  },
};

export const Marginal: Story = {
  name: 'With its place in the margin, and an action for all of it',
  args: { marginal: 'A2', action: <Button>View All Products</Button> },
};

export const LongTitle: Story = {
  name: 'A title of several lines, with a word too long for a line, beside its action',
  parameters: { chromatic: { modes: narrowMode } },
  args: {
    title:
      'Schallplattenneuerscheinungsübersicht From the Basements and Rooftops of Every City We Know',
    action: <Button>View All Products</Button>,
  },
};
