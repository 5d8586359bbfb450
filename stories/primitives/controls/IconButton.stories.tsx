import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { forcedColorsMode, pointerMode } from '../../../.storybook/world/modes';
import { Button } from '../../../src/primitives/controls/Button';
import { Icon } from '../../../src/primitives/pictures/Icon';
import { IconButton } from '../../../src/primitives/controls/IconButton';
import type { Guide } from '../../../.storybook/guide/Guide';
import { row } from '../../storyParts';

const guide: Guide = {
  keywords: ['like', 'toggle', 'heart'],
  use: [
    'For an action whose icon everybody knows, where there is no room for words: search, cart, close, like.',
    'Ink for the one action of its place (open the chat, send), bare in bars, outline beside outlined buttons (the networks), cover on a picture.',
  ],
  avoid: [
    'Where there is room for words: Button. An icon that must be guessed is slower than a word.',
    'For two actions that share an icon: the eye cannot tell them apart, whatever their names.',
    'To go somewhere: put an Icon into a Link.',
  ],
  do: {
    rule: 'Name the action and, in a list of cards, the item: "Like Neon Nights".',
    show: (
      <div style={row}>
        <IconButton label="Like Neon Nights" variant="outline">
          <Icon name="like" size={18} />
        </IconButton>
        <Button>Add to Cart</Button>
      </div>
    ),
  },
  dont: {
    rule: 'Don’t line up icons that nobody would guess. Words are quicker to understand.',
    show: (
      <div style={row}>
        {(['listen', 'views', 'chat', 'like'] as const).map((name) => (
          <IconButton key={name} label={name} variant="outline">
            <Icon name={name} size={18} />
          </IconButton>
        ))}
      </div>
    ),
  },
  content: [
    'The label is a verb ("Like Neon Nights") or what opens ("Cart", "Search"). Never the icon’s looks ("Heart").',
    'A toggle changes its label with its state: "Open menu", then "Close menu", with `aria-expanded`.',
  ],
  accessibility: {
    '1.1.1 Non-text Content':
      'The label is required and becomes the name; the icon itself is hidden.',
    '2.5.5 Target Size (Enhanced)': '44 by 44 px, however small the icon.',
    '1.4.11 Non-text Contrast':
      'The icon has the contrast of text; under the pointer the two colours change places and keep it.',
  },
  related: ['Primitives/Button', 'Primitives/Icon', 'Primitives/BrandIcon'],
};

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  parameters: { guide },
  args: { label: 'Search', children: <Icon name="search" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  name: 'Every variant, ready and disabled',
  render: (args) => (
    <div style={row}>
      {(['ink', 'bare', 'outline', 'cover'] as const).flatMap((variant) =>
        [false, true].map((disabled) => (
          <IconButton
            key={`${variant} ${disabled}`}
            {...args}
            variant={variant}
            disabled={disabled}
          />
        )),
      )}
    </div>
  ),
  parameters: { chromatic: { modes: { ...forcedColorsMode, ...pointerMode } } },
};
