import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHead, PageTitle } from '../../src/components/PageHead';
import { Container } from '../../src/primitives/Container';
import type { Guide } from '../guide/Guide';
import { inMargins } from '../decorators';

const couture =
  'Made in short runs by the people on the records. Heavy cotton, honest cuts, and prints that never come back once they sell through.';

const guide: Guide = {
  wide: true,
  use: [
    'At the top of every page but the home page: its title is the one `h1`, its lede says what the page is for.',
    '`size="title"` for a title of more than two short lines; `variant="masthead"` for a magazine.',
    'Its children stand below the lede: a figure or two about the whole page.',
  ],
  avoid: [
    'For a part of a page: Section has the heading and the margins.',
    'For the home page, whose headline is built for three fixed lines; it takes Lede alone.',
  ],
  content: [
    'The title is the page’s name, the same as in the browser’s tab; title case, no full stop. A title is a sign over a door, not a sentence.',
    'A lede is one or two sentences that end with a full stop and don’t repeat the title.',
    'After a `br` comes a space, so that the two words stay two for screen readers and search.',
  ],
  accessibility: [
    {
      note: 'The title is the page’s one heading of the first level.',
      wcag: '2.4.6 Headings and Labels',
    },
  ],
  related: ['Components/Section', 'Primitives/Container', 'Screens/Fashion', 'Screens/Shoes'],
};

const meta = {
  title: 'Components/PageHead',
  component: PageHead,
  subcomponents: { PageTitle },
  parameters: { guide, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
    inMargins,
  ],
  args: { title: 'Sneaker Hub', lede: couture },
  argTypes: { title: { control: 'text' } },
} satisfies Meta<typeof PageHead>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TwoLines: Story = {
  name: 'Broken by hand',
  args: {
    title: (
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
  args: {
    size: 'title',
    title: (
      <>
        Trade Music
        <br /> Like Stocks
      </>
    ),
  },
};

export const Masthead: Story = {
  name: 'A magazine’s masthead',
  args: { variant: 'masthead', title: 'The Vault' },
};

export const LongTitle: Story = {
  name: 'A title of many words',
  args: { title: 'All You Wanted to Know About the Record on the Wall' },
};

export const LongWords: Story = {
  name: 'Words too long for a line, 320 px wide',
  globals: { viewport: { value: 'narrowest' } },
  args: { title: 'Turnschuhsammlerinnenvereinigung' },
};
