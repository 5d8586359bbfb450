import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandIcon, networks } from '../../../src/primitives/pictures/BrandIcon';
import { IconButton } from '../../../src/primitives/controls/IconButton';
import type { Guide } from '../../../.storybook/guide/Guide';
import { row, seenNotHeard } from '../../storyParts';

const guide: Guide = {
  keywords: ['socials', 'logo', 'network'],
  use: [
    'For the four networks the shop is on, in the footer and under "Stream Everywhere".',
    'In an IconButton labelled with the network’s name, or beside that name in words.',
  ],
  avoid: [
    'For an idea ("video", "share"): a mark means the company. Use Icon.',
    'In a network’s own colours: four strangers’ colours would outshout ours.',
  ],
  do: {
    rule: 'Leave a mark in the colour of the text; its button says the name.',
    show: (
      <div style={row}>
        {networks.map((brand) => (
          <IconButton key={brand} label={brand} variant="outline">
            <BrandIcon brand={brand} size={18} />
          </IconButton>
        ))}
      </div>
    ),
  },
  dont: {
    rule: 'Don’t colour a mark or fill a tile with it.',
    show: (
      <div style={row}>
        <span style={{ padding: '0.75rem', background: '#1877f2', color: '#fff' }}>
          <BrandIcon brand="Facebook" />
        </span>
        <span style={{ padding: '0.75rem', background: '#f00', color: '#fff' }}>
          <BrandIcon brand="YouTube" />
        </span>
      </div>
    ),
  },
  content: ['Names as the networks write them: Facebook, Twitter, Instagram, YouTube.'],
  accessibility: {
    '1.1.1 Non-text Content':
      'Always hidden and no tab stop; the button’s label or the words beside it name the network.',
    '1.4.11 Non-text Contrast':
      'In the colour of its text, with its contrast, in both schemes and in forced colours.',
  },
  related: ['Primitives/IconButton', 'Primitives/Icon'],
};

const meta = {
  title: 'Primitives/BrandIcon',
  component: BrandIcon,
  parameters: { guide },
  args: { brand: 'YouTube' },
} satisfies Meta<typeof BrandIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seenNotHeard };

export const Matrix: Story = {
  name: 'Every network, at three sizes',
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {[18, 20, 22].map((size) => (
        <div key={size} style={row}>
          {networks.map((brand) => (
            <BrandIcon key={brand} brand={brand} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
};
