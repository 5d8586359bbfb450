import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  aboveHeading,
  Card,
  CardAction,
  CardFoot,
  CardMedia,
  CardNote,
  CardTitle,
} from '../../../src/components/kit/Card';
import { products } from '../../../src/content/products';
import { Picture } from '../../../src/primitives/pictures/Picture';
import { Icon } from '../../../src/primitives/pictures/Icon';
import { Price } from '../../../src/primitives/figures/Price';
import type { Guide } from '../../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['tile', 'panel'],
  use: [
    'For a card, a tile or a row of a new kind: compose it of the parts, and give it a component of its own.',
    'Name what it shows once, as `subject`: CardTitle says it, and every CardAction repeats it for screen readers.',
    'Put words, facts and the button before the picture, lift the picture above them with `aboveHeading`, and say `actionLast`: screen readers then read heading, facts, picture, button.',
  ],
  avoid: [
    'For what is sold, traded or broadcast today: ProductCard, GarmentCard, AlbumRow and the others are made of it.',
    'For a group of things under a heading: that is a Section.',
  ],
  content: ['Two or three words on a button. What it acts on follows by itself.'],
  accessibility: {
    '1.3.1 Info and Relationships':
      'The title’s level follows from where the card stands: a level below its section’s heading.',
    '2.4.6 Headings and Labels': 'A list of buttons can be told apart: "Listen Live, The Low End".',
  },
  related: ['Components/Collection', 'Components/Section'],
};

const meta = {
  title: 'Components/Card',
  component: Card,
  subcomponents: { CardTitle, CardMedia, CardNote, CardFoot, CardAction },
  parameters: { guide, column: '24rem' },
  args: { subject: 'Midnight Tape' },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

const listen = fn();

const Media = styled(CardMedia)`
  ${aboveHeading}
`;
// The name in the sample of code.
Media.displayName = 'CardMedia';

export const Default: Story = {
  render: (args) => (
    <Card {...args} actionLast>
      <CardTitle />
      <CardNote>by Nova Reyes</CardNote>
      <CardFoot>
        <Price amount={16.25} />
        <CardAction variant="ink" icon={<Icon name="listen" size={18} />} onPress={listen}>
          Listen Live
        </CardAction>
      </CardFoot>
      <Media>
        <Picture print={products[0]!.print} ratio={3 / 2} />
      </Media>
    </Card>
  ),
  play: async ({ canvas }) => {
    listen.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Listen Live, Midnight Tape' }));
    await expect(listen).toHaveBeenCalledOnce();
    await expect(listen).toHaveBeenLastCalledWith();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Midnight Tape' })).toBeVisible();
    const card = canvas.getByRole('article', { name: 'Midnight Tape' });
    await expect(card).toHaveAttribute('aria-owns', canvas.getByRole('button').id);
  },
};

export const NothingToPress: Story = {
  name: 'An action without a callback is not drawn',
  render: (args) => (
    <Card {...args}>
      <CardTitle />
      <CardFoot>
        <CardAction>Listen Live</CardAction>
      </CardFoot>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
