import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { forcedColorsMode } from '../../../.storybook/world/modes';
import { garments } from '../../../src/content/garments';
import { products } from '../../../src/content/products';
import { shoes } from '../../../src/content/shoes';
import { Button } from '../../../src/primitives/controls/Button';
import { PhotoContext, type PhotoSource } from '../../../src/primitives/pictures/PhotoContext';
import { Picture } from '../../../src/primitives/pictures/Picture';
import type { Guide } from '../../../.storybook/guide/Guide';
import { seenNotHeard } from '../../storyParts';
import { sunset } from '../../../.storybook/world/sunset';

const [neon] = products;
const [hoodie] = garments;
const [, , boot] = shoes;

const guide: Guide = {
  keywords: ['image', 'photo', 'img'],
  use: [
    'For the picture of anything that has a photo: clothes, shoes, beats, posts, shows, streams.',
    'The print is always there, and the photo comes to it: if it never comes, nothing is missing.',
    'For beats, posts, shows and streams: their photo is printed over the print, in the same inks.',
    '`photoAs="contact"` for goods: their photo is a small one on paper, beside what is drawn.',
  ],
  avoid: [
    'For what is never photographed: Print for categories and works, PriceCover for albums.',
    'For an icon or a mark: Icon, BrandIcon.',
    'As a background for text. Captions stand beside or below; only a Badge or a button lies on it.',
  ],
  do: {
    rule: 'Show a thing whole, with room around it.',
    show: <Picture print={boot!.print} fit="whole" ratio={4 / 3} />,
  },
  dont: {
    rule: 'Don’t cut a thing as if it were a scene.',
    show: <Picture print={boot!.print} fit="fill" ratio={4 / 3} />,
  },
  content: [
    'Describe what is seen: `description` is the photo’s ("A studio mixing console"), the print may have its own. If one fits both, write only that one. No "photo of", no full stop.',
    'Leave it out where the heading beside it says the same.',
  ],
  accessibility: {
    '1.1.1 Non-text Content':
      'With a description it is one picture of that name; without, it is hidden. The photo in it is always silent.',
    '1.4.11 Non-text Contrast':
      'The print is kept in forced colours and on paper: it is content, not ornament of the page.',
  },
  related: ['Primitives/Badge', 'Foundations/Prints'],
};

const photosFrom =
  (source: PhotoSource): Decorator =>
  (Story) => <PhotoContext.Provider value={source}>{Story()}</PhotoContext.Provider>;

const photoOf = (picture: HTMLElement) => picture.querySelector('img');
const printOf = (picture: HTMLElement) => picture.querySelector('svg')!;

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  parameters: { guide, column: '16rem' },
  args: { print: neon!.print },
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seenNotHeard };

export const Whole: Story = {
  name: 'A thing on its ground',
  args: { print: hoodie!.print, fit: 'whole', ratio: 4 / 5 },
};

export const Ratios: Story = {
  name: 'Wider than tall, taller than wide',
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <Picture {...args} ratio={16 / 9} />
      <Picture {...args} ratio={3 / 4} />
    </div>
  ),
};

export const PhotoArrives: Story = {
  name: 'The photo has come: it is printed over the drawing',
  args: { photo: 'photo-sunset', description: 'A sunset over the sea' },
  decorators: [photosFrom(() => sunset)],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A sunset over the sea' });
    await waitFor(() => expect(photoOf(picture)?.naturalWidth).toBeGreaterThan(0));
    // A moment after the photo has loaded it is shown, with the drawing still below it.
    await waitFor(() => expect(photoOf(picture)).toHaveStyle({ opacity: '1' }));
    await expect(printOf(picture)).toBeVisible();
    const [, screen] = /^url\("#(.+)"\)$/.exec(getComputedStyle(photoOf(picture)!).filter)!;
    await expect(document.getElementById(screen!)!.closest('[role="img"]')).toBe(picture);
  },
};

export const PhotoSlow: Story = {
  name: 'The photo takes its time',
  args: { photo: 'photo-sunset', description: 'A sunset over the sea' },
  render: function Slow(args) {
    const [delivered, setDelivered] = useState(false);
    return (
      <PhotoContext.Provider value={() => (delivered ? sunset : null)}>
        <Picture {...args} />
        <Button style={{ marginBlockStart: '1rem' }} onClick={() => setDelivered(true)}>
          Deliver the photo
        </Button>
      </PhotoContext.Provider>
    );
  },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A sunset over the sea' });
    const before = picture.getBoundingClientRect().height;
    await expect(photoOf(picture)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver the photo' }));
    await waitFor(() => expect(photoOf(picture)).toHaveAttribute('data-state', 'shown'));
    await expect(canvas.getByRole('img').getBoundingClientRect().height).toBe(before);
  },
};

export const Tiny: Story = {
  name: 'As small as a thumb',
  parameters: { column: '5.5rem' },
  args: { print: hoodie!.print, fit: 'whole' },
};

export const Matrix: Story = {
  name: 'Both fits, both presses, with a photo and without',
  render: () => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '0.75rem' }}
    >
      {[undefined, 'photo-sunset'].flatMap((photo) => [
        <Picture
          key={`whole ${photo}`}
          print={hoodie!.print}
          fit="whole"
          photoAs="contact"
          photo={photo}
          style={{ background: hoodie!.print.inks.ground }}
          description={photo && 'A sunset, beside the drawing'}
        />,
        <Picture key={`fill ${photo}`} print={neon!.print} photo={photo} />,
      ])}
    </div>
  ),
  decorators: [photosFrom(() => sunset)],
  parameters: { column: '24rem', chromatic: { modes: forcedColorsMode } },
  play: async ({ canvas }) => {
    // A photo beside the drawing covers nothing, so the drawing is what the picture is called by.
    const beside = canvas.getAllByRole('img', { name: hoodie!.print.description }).find(photoOf)!;
    await waitFor(() => expect(photoOf(beside)).toHaveAttribute('data-state', 'shown'));
    await expect(printOf(beside)).toBeVisible();
    const { width, height } = beside.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = photoOf(beside)!;
    await expect(offsetWidth * offsetHeight).toBeLessThan((width * height) / 6);
  },
};
