import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LookCard } from '../../src/components/LookCard';
import { CardGrid, Lede, PageHead, PageTitle } from '../../src/components/PageTitle';
import { shoes } from '../../src/content/shoes';
import { Container } from '../../src/primitives/Container';
import type { Guide } from '../guide/Guide';
import { inMargins } from '../decorators';

const couture =
  'Made in short runs by the people on the records. Heavy cotton, honest cuts, and prints that never come back once they sell through.';

// Examples on a docs page leave the `h1` to the page.
const guide: Guide = {
  wide: true,
  use: [
    'At the top of every page but the home page: PageTitle is its one `h1`, Lede says what it is for, PageHead sets both in their space.',
    'CardGrid below, for cards of equal weight: one column on a phone, more as there is room.',
    '`data-size="title"` for a title of more than two short lines.',
  ],
  avoid: [
    'For a part of a page: Section has the `h2` and the margins.',
    'For the home page, whose headline is built for three fixed lines.',
    'CardGrid for cards of different sizes; then the screen lays out its own grid.',
  ],
  do: {
    rule: 'Break a title of two words by hand where both halves are a shape of their own.',
    show: (
      <PageHead>
        <PageTitle as="p" data-size="title">
          Creator
          <br /> Couture
        </PageTitle>
        <Lede>{couture}</Lede>
      </PageHead>
    ),
  },
  dont: {
    rule: 'Don’t set a sentence in the title’s type. A title is a sign over a door.',
    show: (
      <PageHead>
        <PageTitle as="p" data-size="title">
          Welcome to our collection of creator-made fashion
        </PageTitle>
      </PageHead>
    ),
  },
  content: [
    'The title is the page’s name, the same as in the browser’s tab; title case, no full stop.',
    'A lede is one or two sentences that end with a full stop and don’t repeat the title.',
    'After a `br` comes a space, so that the two words stay two for screen readers and search.',
  ],
  accessibility: [
    {
      note: 'PageTitle is the page’s one heading of the first level.',
      wcag: '2.4.6 Headings and Labels',
    },
    {
      note: 'Sizes are fluid and follow the reader’s text size; lines wrap between words, and within one only when it fits no line.',
      wcag: '1.4.4 Resize Text',
    },
    {
      note: 'CardGrid is a list: its children are `li`, and its length is announced.',
      wcag: '1.3.1 Info and Relationships',
    },
  ],
  related: ['Components/Section', 'Primitives/Container', 'Screens/Fashion', 'Screens/Shoes'],
};

const meta = {
  title: 'Components/PageTitle',
  component: PageTitle,
  subcomponents: { PageHead, Lede, CardGrid },
  parameters: { guide, layout: 'fullscreen' },
  decorators: [inMargins],
  args: { children: 'Sneaker Hub' },
  argTypes: { children: { control: 'text' } },
  render: ({ children, ...rest }) => (
    <Container>
      <PageHead>
        <PageTitle {...rest}>{children}</PageTitle>
        <Lede>{couture}</Lede>
      </PageHead>
    </Container>
  ),
} satisfies Meta<typeof PageTitle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TwoLines: Story = {
  name: 'Broken by hand',
  args: {
    children: (
      <>
        Creator
        <br /> Couture
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Creator Couture' })).toBeVisible();
  },
};

export const Smaller: Story = {
  name: 'The smaller size, for a longer title',
  render: () => (
    <Container>
      <PageHead>
        <PageTitle data-size="title">
          Trade Music
          <br /> Like Stocks
        </PageTitle>
        <Lede>{couture}</Lede>
      </PageHead>
    </Container>
  ),
};

export const Alone: Story = {
  name: 'A title without a lede',
  render: ({ children }) => (
    <Container>
      <PageHead>
        <PageTitle>{children}</PageTitle>
      </PageHead>
    </Container>
  ),
};

export const LongTitle: Story = {
  name: 'A title of many words',
  args: { children: 'Everything You Wanted to Know About the Record on the Wall' },
};

export const LongWords: Story = {
  name: 'Words too long for a line, 320 px wide',
  globals: { viewport: { value: 'narrowest' } },
  args: { children: 'Turnschuhsammlerinnenvereinigung' },
};

export const Grid: Story = {
  name: 'CardGrid, filled',
  render: ({ children }) => (
    <Container>
      <PageHead>
        <PageTitle>{children}</PageTitle>
      </PageHead>
      <CardGrid style={{ marginBlockStart: '3rem' }}>
        {shoes.map((shoe) => (
          <li key={shoe.id}>
            <LookCard item={shoe} ratio={4 / 3} />
          </li>
        ))}
      </CardGrid>
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(shoes.length);
    await expect(canvas.getByRole('list')).toBeVisible();
  },
};

export const GridOfOne: Story = {
  name: 'CardGrid with a single card',
  render: () => (
    <Container>
      <CardGrid>
        <li>
          <LookCard item={shoes[0]!} ratio={4 / 3} />
        </li>
      </CardGrid>
    </Container>
  ),
};
