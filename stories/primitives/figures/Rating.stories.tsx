import type { Meta, StoryObj } from '@storybook/react-vite';
import { forcedColorsMode } from '../../../.storybook/world/modes';
import { Rating } from '../../../src/primitives/figures/Rating';
import type { Guide } from '../../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['stars', 'review', 'score'],
  use: ['For the mean of what buyers gave an item, on its card.'],
  avoid: [
    'To let somebody rate: it shows and takes no input. That would be five radio buttons.',
    'For anything not counted in stars up to five: write the number.',
    'For an item without ratings, unless zero is what is meant: leave it out.',
  ],
  do: {
    rule: 'Pass the mean as it is: the number shows it, and only whole stars are filled.',
    show: <Rating value={4.6} />,
  },
  dont: {
    rule: 'Don’t set a number beside it. It has one, and says it once.',
    show: (
      <div style={{ display: 'flex', gap: '0.5rem', alignItems: 'baseline' }}>
        <Rating value={4.6} /> <span>4.6/5</span>
      </div>
    ),
  },
  content: [
    'One decimal, always: 5.0, not 5. It is cut, not rounded: 4.96 says 4.9, as its four stars do.',
    'Outside 0 to 5 it throws: a wrong number is a fault in the data and should be found there.',
  ],
  accessibility: {
    '1.1.1 Non-text Content':
      'One picture with one name, "4.6 out of 5 stars": five stars are not read out five times.',
    '1.4.1 Use of Color': 'A star is filled or an outline, and the number stands beside them.',
    '1.4.11 Non-text Contrast': 'Filled and empty stars both have 3:1 against the page.',
  },
  related: ['Primitives/Price'],
};

const meta = {
  title: 'Primitives/Rating',
  component: Rating,
  parameters: { guide },
  argTypes: { value: { control: { type: 'range', min: 0, max: 5, step: 0.1 } } },
  args: { value: 4.8 },
} satisfies Meta<typeof Rating>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  name: 'Every half star',
  render: () => (
    <div style={{ display: 'grid', gap: '0.25rem', justifyItems: 'start' }}>
      {Array.from({ length: 11 }, (_, index) => (
        <Rating key={index} value={index / 2} />
      ))}
    </div>
  ),
  parameters: { chromatic: { modes: forcedColorsMode } },
};
