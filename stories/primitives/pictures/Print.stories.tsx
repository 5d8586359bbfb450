import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColorsMode } from '../../../.storybook/world/modes';
import { categories } from '../../../src/content/categories';
import { shoes } from '../../../src/content/shoes';
import { Print } from '../../../src/primitives/pictures/Print';
import { ink, inkVariables } from '../../../src/theme/inks';
import type { Guide } from '../../../.storybook/guide/Guide';
import { allPrints } from '../../foundations/allPrints';
import { Sheet } from '../../foundations/blocks/PrintSheet';
import { property } from '../../../src/theme/customProperties';

const [low, court] = shoes;
const [beats] = categories;

const guide: Guide = {
  keywords: ['illustration', 'drawing', 'SVG'],
  use: [
    'For the drawing of an item that has no photo: a category, a work of art.',
    '`whole` for a thing on its ground, `fill` for a scene, which may be cut.',
  ],
  avoid: [
    'For what has a photo as well: Picture, which lays it over the print or beside it.',
    'For an album: PriceCover draws its prices.',
    'For a mark in a line of text: Icon.',
  ],
  do: {
    rule: 'Give a thing room on its ground.',
    show: <Print print={court!.print} fit="whole" style={{ padding: '8%' }} />,
  },
  dont: {
    rule: 'Don’t print it in other inks: they are its own, in both schemes.',
    show: (
      <Print
        print={{ ...court!.print, inks: { ...low!.print.inks } }}
        fit="whole"
        style={{ padding: '8%', filter: 'saturate(0.3)' }}
      />
    ),
  },
  accessibility: {
    '1.1.1 Non-text Content':
      'Hidden from screen readers. Where people must know what is drawn, the element around says it, as ArtCard does.',
    '1.4.11 Non-text Contrast':
      'The key ink has 4.5:1 on the ground, and inks are kept in forced colours.',
    '2.3.3 Animation from Interactions': 'Under reduced motion the key plate stays where it is.',
  },
  related: ['Primitives/PriceCover', 'Foundations/Prints'],
};

const meta = {
  title: 'Primitives/Print',
  component: Print,
  parameters: { guide, column: '24rem' },
  args: { print: court!.print, fit: 'whole' },
} satisfies Meta<typeof Print>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('viewBox', '0 0 578 294');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Scene: Story = {
  name: 'A scene, cut to its box',
  args: { print: beats!.print, fit: 'fill', style: { aspectRatio: '1' } },
};

export const Bare: Story = {
  name: 'On a ground in its own ink',
  render: (args) => (
    <div style={{ ...inkVariables(args.print.inks), background: ink.ground, padding: '2rem' }}>
      <Print {...args} bare />
    </div>
  ),
};

export const Large: Story = {
  name: 'As wide as a page: a finer halftone',
  parameters: { column: '72.5rem' },
  args: { print: low!.print, size: 'large', style: { [property('print-line')]: '5px' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('use')).toHaveAttribute(
      'href',
      expect.stringMatching(/#first-pressing-low-lead$/),
    );
  },
};

export const Matrix: Story = {
  name: 'Every print',
  parameters: { column: 'none', chromatic: { modes: forcedColorsMode } },
  render: () => <Sheet width={140} />,
};

export const AsThumbs: Story = {
  name: 'Every print at 88 px',
  parameters: { column: 'none' },
  render: () => <Sheet width={88} />,
};

export const AsPosters: Story = {
  name: 'One print of each list at 1,160 px',
  parameters: { column: 'none' },
  render: () => (
    <Sheet
      width={1160}
      lists={allPrints.map((list) => ({ ...list, items: list.items.slice(0, 1) }))}
    />
  ),
};
