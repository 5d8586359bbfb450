import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColorsMode } from '../../../.storybook/world/modes';
import { products } from '../../../src/content/products';
import { Disc } from '../../../src/primitives/pictures/Disc';
import type { Guide } from '../../../.storybook/guide/Guide';
import { property } from '../../../src/theme/customProperties';

const turning = { [property('disc-turn')]: '1turn' };
const neon = products[0]!.print.inks;
const words = { title: 'Neon Nights', credit: 'Kit Halloran', side: 'A', number: 'WX-B01' };

const guide: Guide = {
  keywords: ['record', 'vinyl', 'label'],
  use: [
    'For music: behind a sleeve, on the notice board, on the 404.',
    'With words where its label can be read; a cover that hides it needs none.',
    'Its label turns once while its card is hovered or holds the focus; nothing else starts it.',
  ],
  avoid: [
    'To say that something loads or plays. Its words are not read out, and under reduced motion it stands still.',
    'As the shop’s sign: that is Mark.',
    'For an item’s picture: Picture and PriceCover are drawn for each, a record differs by its label alone.',
  ],
  do: {
    rule: 'Print the label in two inks of its item, with its words.',
    show: <Disc inks={neon} words={words} style={{ inlineSize: '9rem' }} />,
  },
  dont: {
    rule: 'Don’t let several turn: motion means that you have touched something.',
    show: (
      <div style={{ display: 'flex', gap: '0.75rem', ...turning }}>
        {products.slice(0, 3).map(({ id, print }) => (
          <Disc key={id} inks={print.inks} style={{ inlineSize: '5rem' }} />
        ))}
      </div>
    ),
  },
  accessibility: {
    '1.1.1 Non-text Content':
      'Hidden from screen readers: the words beside it say what its label says.',
    '2.2.2 Pause, Stop, Hide': 'One turn of less than two seconds, then it stops.',
    '2.3.3 Animation from Interactions':
      'Still under reduced motion, and still until something is touched.',
    '1.4.11 Non-text Contrast': 'In forced colours a border keeps its shape.',
  },
  related: ['Foundations/Motion'],
};

const meta = {
  title: 'Primitives/Disc',
  component: Disc,
  parameters: { guide, column: '14rem' },
} satisfies Meta<typeof Disc>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { modes: forcedColorsMode } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Labelled: Story = {
  name: 'With an item’s label',
  args: { inks: neon, words },
  play: async ({ canvasElement }) => {
    const disc = canvasElement.querySelector('[aria-hidden="true"]')!;
    const paper = [1, 3, 5].map((from) => parseInt(neon.body.slice(from, from + 2), 16));
    await expect(getComputedStyle(disc, '::before').backgroundColor).toBe(
      `rgb(${paper.join(', ')})`,
    );
    await expect(disc).toHaveTextContent('NEON NIGHTS · KIT HALLORAN · NEON NIGHTS');
    await expect(disc.querySelector('svg')).toBeVisible();
  },
};

export const Turned: Story = {
  name: 'Its label turns once while its card is touched',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { inks: neon, words, style: turning },
  play: async ({ canvasElement }) => {
    const disc = canvasElement.querySelector('[aria-hidden="true"]')!;
    await expect(getComputedStyle(disc, '::before').rotate).toMatch(/deg|turn/);
    await expect(getComputedStyle(disc.querySelector('svg')!).rotate).toMatch(/deg|turn/);
    // The record does not turn: the reflection of the room's light is part of it.
    await expect(getComputedStyle(disc).rotate).toBe('none');
  },
};

export const Sizes: Story = {
  name: 'As small as in a list, where its label is plain, and as large as on the notice board',
  parameters: { column: '40rem' },
  args: { inks: neon, words },
  render: (args) => (
    <>
      <div style={{ inlineSize: '2.25rem', containerType: 'inline-size' }}>
        <Disc {...args} />
      </div>
      <Disc {...args} style={{ inlineSize: '100%' }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [small, large] = canvasElement.querySelectorAll('svg');
    await expect(small).not.toBeVisible();
    await expect(large).toBeVisible();
  },
};
