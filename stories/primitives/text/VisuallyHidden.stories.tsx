import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../../src/primitives/controls/Button';
import { VisuallyHidden } from '../../../src/primitives/text/VisuallyHidden';
import type { Guide } from '../../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['screen reader', 'sr-only'],
  use: [
    'For the words that the eye takes from the surroundings and the ear cannot: which item a "Buy" buys, that a struck price is the original one.',
    'For a heading that the layout makes unnecessary, but a list of headings needs.',
  ],
  avoid: [
    'For what everyone should know: then show it.',
    'For the name of a control without words: IconButton’s label.',
    'To hide something from everybody: leave it out, or use `hidden`.',
    'Around anything that takes the focus: it would be a stop that nobody sees.',
  ],
  do: {
    rule: 'Visible words first, hidden ones after: so the spoken name begins like the visible one.',
    show: (
      <Button>
        Buy<VisuallyHidden> Midnight Drive</VisuallyHidden>
      </Button>
    ),
  },
  dont: {
    rule: 'Don’t hide what would help everybody. Here "until Sunday only" is spoken and never seen.',
    show: (
      <p>
        $29.99<VisuallyHidden> until Sunday only</VisuallyHidden>
      </p>
    ),
  },
  content: [
    'Begin with a space and a word, not with a colon or a comma: browsers read a gap before the hidden part, so "Buy :" comes out.',
    'As short as it can be. Nobody can skim what is read out.',
  ],
  accessibility: {
    '1.3.2 Meaningful Sequence': 'Takes no room and no focus, and is read where it stands.',
    '2.5.3 Label in Name': 'The name still holds the visible words.',
    '2.4.4 Link Purpose (In Context)': 'Lets people tell the links and buttons of a list apart.',
  },
  related: ['Primitives/Button', 'Primitives/TextLink'],
};

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { guide },
  argTypes: { children: { control: 'text' } },
  args: { children: ' Midnight Drive' },
  render: (args) => (
    <Button>
      Buy
      <VisuallyHidden {...args} />
    </Button>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Buy Midnight Drive' })).toBeVisible();
  },
};

export const TakesNoRoom: Story = {
  name: 'A whole paragraph, and no room taken',
  args: { children: ' Midnight Drive by The Night Owls, from the album After Hours'.repeat(20) },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('button', { name: /^Buy Midnight/ }).getBoundingClientRect();
    await expect(width).toBeLessThan(120);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
