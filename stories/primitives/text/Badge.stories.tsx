import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { forcedColorsMode } from '../../../.storybook/world/modes';
import { Badge } from '../../../src/primitives/text/Badge';
import { products } from '../../../src/content/products';
import { Picture } from '../../../src/primitives/pictures/Picture';
import { Icon } from '../../../src/primitives/pictures/Icon';
import { VisuallyHidden } from '../../../src/primitives/text/VisuallyHidden';
import type { Guide } from '../../../.storybook/guide/Guide';
import { row } from '../../storyParts';

const corner = {
  position: 'absolute',
  insetBlockStart: '0.75rem',
  insetInlineStart: '0.75rem',
} as const;

const OnPicture = ({ children }: { children: ReactNode }) => (
  <div style={{ position: 'relative', inlineSize: '12rem' }}>
    <Picture print={products[0]!.print} />
    {children}
  </div>
);

const guide: Guide = {
  keywords: ['chip', 'label', 'tag', 'pill'],
  use: [
    'For the genre or category an item is sorted by: `line` on the page, `cover` in a picture’s corner.',
    'For what happens at this moment, with the word "Live" in it: `live` on a picture, `onAir` on the page.',
  ],
  avoid: [
    'For anything that can be pressed: Button, Link. A badge takes no focus and does nothing.',
    'For a count on an icon: that belongs to the icon’s button and its name.',
    'For a sale or a warning. Three badges on a card are noise.',
  ],
  do: {
    rule: 'One or two words: a genre or a category of the shop’s own list, or what happens now.',
    show: (
      <div style={row}>
        <Badge>Synthwave</Badge>
        <Badge variant="onAir">Live</Badge>
      </div>
    ),
  },
  dont: {
    rule: 'Don’t use `live` for what is merely new or popular.',
    show: (
      <div style={row}>
        <Badge variant="live">Hot</Badge>
        <Badge variant="live">New</Badge>
        <Badge variant="live">Last chance</Badge>
      </div>
    ),
  },
  content: [
    'One or two words, as the category is written everywhere: "Lo-Fi", "Collector’s Item".',
    'A number in it gets its noun, visually hidden if need be: "1.2k" and "watching".',
  ],
  accessibility: {
    '1.3.2 Meaningful Sequence': 'Plain text, read where it stands.',
    '1.4.3 Contrast (Minimum)':
      'Each variant has 4.5:1; on a picture it brings its own ground, whatever the photo.',
    '1.4.1 Use of Color': 'Live is said by the word; the colour and the dot only repeat it.',
  },
  related: ['Primitives/Picture', 'Primitives/Icon', 'Primitives/VisuallyHidden'],
};

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  parameters: { guide },
  argTypes: {
    children: { control: 'text' },
    variant: { control: 'inline-radio', options: ['line', 'cover', 'live', 'onAir'] },
  },
  args: { children: 'Synthwave' },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnCover: Story = {
  name: 'In the corner of a picture',
  args: { variant: 'cover' },
  render: (args) => (
    <OnPicture>
      <Badge {...args} style={corner} />
    </OnPicture>
  ),
};

export const WithIcon: Story = {
  name: 'With an icon and a noun that is heard',
  args: {
    variant: 'cover',
    children: (
      <>
        <Icon name="views" size={14} /> 1.2k<VisuallyHidden> watching</VisuallyHidden>
      </>
    ),
  },
  render: OnCover.render,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1.2k watching');
  },
};

export const Empty: Story = { name: 'One letter', args: { children: 'R' } };

export const LongWords: Story = {
  name: 'Words too long for a line',
  args: { children: 'Donaudampfschifffahrtsgesellschaftsmusik aus der Zwischenkriegszeit' },
  globals: { viewport: { value: 'narrowest' } },
};

export const Matrix: Story = {
  name: 'Every variant',
  render: () => (
    <div style={row}>
      <Badge variant="line">line</Badge>
      <Badge variant="onAir">onAir</Badge>
      <OnPicture>
        <Badge variant="live" style={corner}>
          live
        </Badge>
      </OnPicture>
      <OnPicture>
        <Badge variant="cover" style={corner}>
          cover
        </Badge>
      </OnPicture>
    </div>
  ),
  parameters: { chromatic: { modes: forcedColorsMode } },
};
