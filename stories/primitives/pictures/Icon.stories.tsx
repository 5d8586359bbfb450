import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../src/primitives/controls/Button';
import { Icon } from '../../../src/primitives/pictures/Icon';
import { icons, type IconName } from '../../../src/primitives/pictures/icons';
import { color } from '../../../src/theme/variables';
import type { Guide } from '../../../.storybook/guide/Guide';
import { row, seenNotHeard } from '../../storyParts';

const guide: Guide = {
  keywords: ['symbol', 'glyph', 'Lucide'],
  use: [
    'Before the words of a button or a figure, to be found faster.',
    'Alone in an IconButton, which gives it a name.',
    'Asked for by what it stands for (`like`), not by what it shows (a heart): the drawing may change.',
  ],
  avoid: [
    'Alone, outside of an IconButton: nobody hears it, and many people guess wrong.',
    'For the mark of a network: BrandIcon.',
    'Above 24 px: a line of 1.75 px looks lost. Draw a picture.',
    'As decoration of headings. There is no icon for "section".',
  ],
  do: {
    rule: 'Let it repeat the words beside it.',
    show: (
      <Button>
        <Icon name="cart" size={18} /> Cart
      </Button>
    ),
  },
  dont: {
    rule: 'Don’t let it stand for words: this says nothing to a screen reader.',
    show: (
      <div style={row}>
        <Icon name="views" /> 1.2k <Icon name="like" /> 34
      </div>
    ),
  },
  content: [
    'One meaning, one icon, in the whole shop. A new meaning gets a name in `icons` first.',
  ],
  accessibility: {
    '1.1.1 Non-text Content': 'Always hidden, and no tab stop: its words or its button are read.',
    '1.4.11 Non-text Contrast':
      'In the colour of its text, so with the text’s contrast, also in forced colours.',
  },
  related: ['Primitives/IconButton', 'Primitives/BrandIcon', 'Foundations/Icons'],
};

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  parameters: { guide },
  args: { name: 'play' },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seenNotHeard };

export const InColour: Story = {
  name: 'Filled, in the colour of its text',
  render: (args) => (
    <p style={{ ...row, color: color.accentText }}>
      <Icon {...args} filled /> Play Preview
    </p>
  ),
};

export const Matrix: Story = {
  name: 'Every icon, at every size in use',
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
        gap: '1.25rem 0',
      }}
    >
      {(Object.keys(icons) as IconName[]).map((name) => (
        <div key={name}>
          <div style={row}>
            {[14, 16, 18, 20, 24].map((size) => (
              <Icon key={size} name={name} size={size} />
            ))}
          </div>
          {name}
        </div>
      ))}
    </div>
  ),
};
