import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { forcedColorsMode, rightToLeftMode } from '../../../.storybook/world/modes';
import { StreamEverywhere } from '../../../src/components/shows/StreamEverywhere';
import type { Guide } from '../../../.storybook/guide/Guide';
import { pressingAtRest } from '../../storyParts';

const guide: Guide = {
  keywords: ['cable', 'socials', 'networks'],
  wide: true,
  use: [
    'At the end of a page for creators, as its one loud invitation to sell live.',
    'From edge to edge of the window: it brings its own margins.',
  ],
  avoid: [
    'Twice on a page, or beside another solid button in the same view.',
    'As a frame for other words. Its text and its networks are fixed; build a Section for anything else.',
    'Inside a Container, which would cut the band off at the sides.',
  ],
  do: {
    rule: 'Let the band run the whole width, below the streams.',
    show: <StreamEverywhere onStart={() => {}} />,
    bleed: true,
  },
  dont: {
    rule: 'Don’t box it in: the accent is a wall here, not a card.',
    show: (
      <div style={{ maxInlineSize: '80%', marginInline: 'auto' }}>
        <StreamEverywhere onStart={() => {}} />
      </div>
    ),
  },
  content: [
    'The button says "Start Selling Live": what happens, from the seller’s side.',
    'Networks’ names are written as the networks do, beside their own mark.',
  ],
  accessibility: {
    '1.3.1 Info and Relationships': 'A region named by its heading, "Stream Everywhere".',
    '1.1.1 Non-text Content':
      'Every mark stands beside its network’s name and is hidden from screen readers.',
    '1.4.3 Contrast (Minimum)': 'Text on the accent is near black in both schemes, above 4.5:1.',
  },
  related: ['Components/StreamCard', 'Components/Section'],
};

const meta = {
  title: 'Components/StreamEverywhere',
  component: StreamEverywhere,
  parameters: { guide, layout: 'fullscreen' },
  args: { onStart: fn() },
} satisfies Meta<typeof StreamEverywhere>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { modes: { ...forcedColorsMode, ...rightToLeftMode } } },
  play: async (context) => {
    const band = context.canvas.getByRole('region', { name: 'Stream Everywhere' });
    const networks = within(band).getAllByRole('listitem');
    await expect(networks.map(({ textContent }) => textContent)).toEqual([
      'Facebook',
      'Twitter',
      'Instagram',
      'YouTube',
    ]);
    await expect(within(band).queryByRole('link')).not.toBeInTheDocument();
    await pressingAtRest('Start Selling Live', 'onStart')(context);
  },
};
