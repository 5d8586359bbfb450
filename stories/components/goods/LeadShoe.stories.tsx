import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LeadShoe } from '../../../src/components/goods/LeadShoe';
import { shoes } from '../../../src/content/shoes';
import { ink, inkVariables } from '../../../src/theme/inks';
import { fluidSpace } from '../../../src/tokens/space';
import type { Guide } from '../../../.storybook/guide/Guide';
import { pressingAtRest } from '../../storyParts';

const lead = shoes.find(({ id }) => id === 'first-pressing-low')!;
const boot = shoes.find(({ id }) => id === 'dead-wax-one')!;

const guide: Guide = {
  keywords: ['sneaker', 'hero'],
  wide: true,
  use: [
    'For the pair of the week, right under the title of its page: the shoe stands in the title.',
    'On a ground in its own stock, from one end of the window to the other: the screen paints it, by `inkVariables`.',
  ],
  avoid: [
    'For a pair whose toe points to the left: its photo, which hangs over the toe, would hide the heel.',
    'For the pairs on the shelf: ShoeCard.',
    'Twice on a page. There is one pair of the week.',
  ],
  content: [
    'The category becomes the rubber stamp: it is short, and in capitals by style, not by content.',
    'The name is a proper name of two or three words: "First Pressing Low".',
  ],
  accessibility: {
    '1.3.2 Meaningful Sequence':
      'The stamp stands above the name for the eye only: in the source the name comes first.',
    '2.4.6 Headings and Labels':
      'The button says what is added: "Add to Cart, First Pressing Low".',
  },
  related: ['Components/ShoeCard', 'Foundations/Inks'],
};

const meta = {
  title: 'Components/LeadShoe',
  component: LeadShoe,
  parameters: { guide, layout: 'fullscreen' },
  decorators: [
    // The screen's poster, which the shoe and on a phone the stamp look out into.
    (Story, { args: { shoe } }) => (
      <div
        style={{
          ...inkVariables(shoe.print.inks),
          padding: `${fluidSpace.between} ${fluidSpace.edge} ${fluidSpace.inner}`,
          background: ink.ground,
        }}
      >
        {Story()}
      </div>
    ),
  ],
  args: { shoe: lead, onAddToCart: fn() },
} satisfies Meta<typeof LeadShoe>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: pressingAtRest('Add to Cart, First Pressing Low', 'onAddToCart', lead),
};

export const NextWeek: Story = { name: 'Another pair leads', args: { shoe: boot } };

export const LongName: Story = {
  name: 'A name of several lines, with a word too long for a line',
  args: {
    shoe: {
      ...lead,
      name: 'Schallplattenunterhaltungshalbschuh in Signal Red, Numbered on the Tongue',
    },
  },
};

export const HugePrice: Story = {
  name: 'A huge price',
  args: { shoe: { ...lead, price: 1_250_000.5 } },
};
