import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { forcedColorsMode } from '../../.storybook/modes';
import { Button } from '../../src/primitives/Button';
import { Cover } from '../../src/primitives/Cover';
import { PhotoContext, type PhotoSource } from '../../src/primitives/PhotoContext';
import { coverHands } from '../../src/tokens/cover';
import type { Guide } from '../guide/Guide';
import { inColumn } from '../decorators';

const guide: Guide = {
  use: [
    'For the picture of anything that is sold, told or streamed: sleeves, cards, tiles, avatars.',
    'With a photo where there is one. The art beneath shows until it comes, and stays if it never does.',
  ],
  avoid: [
    'For an icon or a mark: Icon, BrandIcon.',
    'For a picture that explains something and must be seen: the art says nothing, and may be all there is.',
    'As a background for text. Captions stand beside or below; only a Badge or a button lies on it.',
  ],
  do: {
    rule: 'Seed it with the item’s id, draw it with its category’s hand.',
    show: <Cover seed="neon-nights" hand="rays" ratio={16 / 9} />,
  },
  dont: {
    rule: 'Don’t seed two items alike: they become the same record.',
    show: (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0.75rem' }}>
        <Cover seed="album" hand="grooves" />
        <Cover seed="album" hand="grooves" />
      </div>
    ),
  },
  content: [
    'The description says what the photo shows: "A studio mixing console". No "photo of", no full stop.',
    'Leave it out where the heading beside it says the same.',
    'It is said also while only the art is there: it belongs to the item, not to the file.',
  ],
  accessibility: [
    {
      note: 'With a description it is one picture of that name; without, it is hidden. The photo in it is always silent.',
      wcag: '1.1.1 Non-text Content',
    },
    {
      note: 'The art is kept in forced colours and in print: it is content, not ornament of the page.',
      wcag: '1.4.11 Non-text Contrast',
    },
    {
      note: 'The art has no letters in it: every word on a page is text.',
      wcag: '1.4.5 Images of Text',
    },
  ],
  related: ['Primitives/Disc', 'Primitives/Badge', 'Foundations/Cover art'],
};

/** A photo without a network: a horizon, drawn on the spot. */
const sunset = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><path fill="#f4b860" d="M0 0h64v64H0z"/><circle cx="32" cy="40" r="14" fill="#c8452d"/><path fill="#2b3a55" d="M0 40h64v24H0z"/></svg>',
)}`;

const photosFrom = (source: PhotoSource): Decorator =>
  function Photos(Story) {
    return (
      <PhotoContext.Provider value={source}>
        <Story />
      </PhotoContext.Provider>
    );
  };

const photoOf = (cover: HTMLElement) => cover.querySelector('img');

const meta = {
  title: 'Primitives/Cover',
  component: Cover,
  parameters: { guide, column: '16rem' },
  decorators: [inColumn],
  args: { seed: 'neon-nights', hand: 'rays' },
} satisfies Meta<typeof Cover>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-hand="rays"]')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Described: Story = {
  name: 'Saying what it shows',
  args: { description: 'A street at night, lit by neon signs' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'A street at night, lit by neon signs' }),
    ).toBeVisible();
  },
};

export const Landscape: Story = { name: 'Wider than high', args: { ratio: 16 / 9 } };

export const Portrait: Story = { name: 'Higher than wide', args: { ratio: 3 / 4 } };

export const NoPhoto: Story = {
  name: 'The shop has no photo of it',
  args: { photo: 'photo-none', description: 'A record' },
  decorators: [photosFrom(() => null)],
  play: async ({ canvas }) => {
    await expect(photoOf(canvas.getByRole('img', { name: 'A record' }))).toBeNull();
  },
};

export const PhotoArrives: Story = {
  name: 'The photo has come',
  args: { photo: 'photo-sunset', description: 'A sunset over the sea' },
  decorators: [photosFrom(() => sunset)],
  play: async ({ canvas }) => {
    const cover = canvas.getByRole('img', { name: 'A sunset over the sea' });
    await waitFor(() => expect(photoOf(cover)?.naturalWidth).toBeGreaterThan(0));
    // A moment after it is there, it is shown.
    await waitFor(() => expect(photoOf(cover)).toHaveStyle({ opacity: '1' }));
    await expect(photoOf(cover)).toBeVisible();
  },
};

export const PhotoSlow: Story = {
  name: 'The photo takes its time',
  args: { photo: 'photo-sunset', description: 'A sunset over the sea' },
  render: function Slow(args) {
    const [delivered, setDelivered] = useState(false);
    return (
      <PhotoContext.Provider value={() => (delivered ? sunset : null)}>
        <Cover {...args} />
        <Button style={{ marginBlockStart: '1rem' }} onClick={() => setDelivered(true)}>
          Deliver the photo
        </Button>
      </PhotoContext.Provider>
    );
  },
  play: async ({ canvas }) => {
    const cover = canvas.getByRole('img', { name: 'A sunset over the sea' });
    const before = cover.getBoundingClientRect().height;
    await expect(photoOf(cover)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver the photo' }));
    await waitFor(() => expect(photoOf(cover)).toHaveAttribute('data-state', 'shown'));
    await expect(canvas.getByRole('img').getBoundingClientRect().height).toBe(before);
  },
};

export const PhotoRefused: Story = {
  name: 'The photo is refused: the art stays',
  args: { photo: 'photo-blocked', description: 'A sunset over the sea' },
  // An address that fails at once and asks no network.
  decorators: [photosFrom(() => 'data:image/png;base64,AA')],
  play: async ({ canvas }) => {
    const cover = canvas.getByRole('img', { name: 'A sunset over the sea' });
    await waitFor(() => expect(photoOf(cover)).toBeNull());
    await expect(cover.querySelector('[data-hand="rays"]')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'A sunset over the sea' })).toBeVisible();
  },
};

export const Tiny: Story = {
  name: 'As small as an avatar',
  parameters: { column: '2.5rem' },
  args: { style: { inlineSize: '2.5rem' } },
};

const seeds = ['neon-nights', 'sunday-keys', 'basement-weather', 'night-bus-north'];

export const Matrix: Story = {
  name: 'Every hand, four seeds',
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        gap: '0.75rem',
      }}
    >
      {coverHands.flatMap((hand) =>
        seeds.map((seed) => <Cover key={`${hand} ${seed}`} hand={hand} seed={seed} />),
      )}
    </div>
  ),
  // One row to a hand.
  parameters: { column: '30rem', chromatic: { modes: forcedColorsMode } },
};
