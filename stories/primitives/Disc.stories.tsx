import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColorsMode } from '../../.storybook/modes';
import { Cover } from '../../src/primitives/Cover';
import { Disc } from '../../src/primitives/Disc';
import { variable } from '../../src/theme/variables';
import type { Guide } from '../guide/Guide';
import { inColumn } from '../decorators';

const guide: Guide = {
  use: [
    'As our sign: half out of a sleeve, as BeatBot’s face, on the 404.',
    'Turning while its album is hovered or focused. The ancestor sets `--wx-turn: running`; nothing else starts it.',
  ],
  avoid: [
    'To say that something loads or plays. It has no words and is still for many.',
    'More than one turning at a time.',
    'For an item’s picture: Cover is different for each, a record is always the same.',
  ],
  do: {
    rule: 'Let it look out from behind something that has a name.',
    show: (
      <div style={{ position: 'relative', inlineSize: '12rem' }}>
        <Disc style={{ position: 'absolute', insetBlock: '4%', insetInlineEnd: 0 }} />
        <Cover seed="midnight-drive" hand="grooves" style={{ inlineSize: '75%' }} />
      </div>
    ),
  },
  dont: {
    rule: 'Don’t let it turn for no reason: motion means that one has touched something.',
    show: (
      <div style={{ display: 'flex', gap: '0.75rem', [variable('turn')]: 'running' }}>
        {[1, 2, 3].map((key) => (
          <Disc key={key} style={{ inlineSize: '5rem' }} />
        ))}
      </div>
    ),
  },
  accessibility: [
    { note: 'Hidden from screen readers: it tells nothing.', wcag: '1.1.1 Non-text Content' },
    {
      note: 'Still under reduced motion, and still until something is touched.',
      wcag: '2.3.3 Animation from Interactions',
    },
    {
      note: 'In forced colours a border keeps its shape.',
      wcag: '1.4.11 Non-text Contrast',
    },
  ],
  related: ['Primitives/Cover', 'Foundations/Motion'],
};

const meta = {
  title: 'Primitives/Disc',
  component: Disc,
  parameters: { guide, column: '14rem' },
  decorators: [inColumn],
} satisfies Meta<typeof Disc>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Turning: Story = {
  name: 'Turning while its album is touched',
  args: { style: { [variable('turn')]: 'running' } },
};

export const Small: Story = {
  name: 'As small as in a chat',
  args: { style: { inlineSize: '2.25rem' } },
};

export const Large: Story = {
  name: 'As large as on the 404, at 320 px',
  parameters: { column: '40rem' },
  args: { style: { inlineSize: '100%' } },
  globals: { viewport: { value: 'narrowest' } },
};

export const OutOfSleeve: Story = {
  name: 'Half out of its sleeve',
  render: () => (
    <div style={{ position: 'relative', inlineSize: '14rem' }}>
      <Disc style={{ position: 'absolute', insetBlock: '4%', insetInlineEnd: 0 }} />
      <Cover seed="midnight-drive" hand="grooves" style={{ inlineSize: '75%' }} />
    </div>
  ),
  parameters: { chromatic: { modes: forcedColorsMode } },
};

export const Still: Story = {
  name: 'Reduced motion: it stands',
  args: { style: { [variable('turn')]: 'running' } },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const record = canvasElement.querySelector('[aria-hidden="true"]')!;
    await expect(getComputedStyle(record).animationName).toBe('none');
  },
};
