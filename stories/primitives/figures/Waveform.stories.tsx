import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { liveShows, upcomingShows } from '../../../src/content/shows';
import { Waveform } from '../../../src/primitives/figures/Waveform';
import type { Guide } from '../../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['audio', 'sound', 'player'],
  use: [
    'Beside the words of a show that is on the air: someone is talking.',
    'With the show’s id, so that each has a voice of its own.',
  ],
  avoid: ['For what can be scrubbed or is measured: it is made up.', 'For a price: Sparkline.'],
  do: {
    rule: 'Give it the room between the words and the foot of a card.',
    show: (
      <div style={{ blockSize: '4rem' }}>
        <Waveform seed={liveShows[0]!.id} />
      </div>
    ),
  },
  dont: {
    rule: 'Don’t show one for a show that has not begun.',
    show: (
      <div style={{ blockSize: '4rem', opacity: 0.4 }}>
        <Waveform seed={upcomingShows[0]!.id} />
      </div>
    ),
  },
  accessibility: {
    '1.1.1 Non-text Content': 'Hidden from screen readers: it carries no information.',
    '2.2.2 Pause, Stop, Hide': 'It does not move.',
  },
  related: ['Primitives/Sparkline'],
};

const meta = {
  title: 'Primitives/Waveform',
  component: Waveform,
  parameters: { guide, column: '40rem' },
  decorators: [(Story) => <div style={{ blockSize: '4rem' }}>{Story()}</div>],
  args: { seed: liveShows[0]!.id },
} satisfies Meta<typeof Waveform>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('path')).toBeVisible();
  },
};

export const Narrow: Story = { name: 'In a narrow column', parameters: { column: '9rem' } };
