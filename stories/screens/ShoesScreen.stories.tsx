import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ShoeCard } from '../../src/components/goods/ShoeCard';
import { shoes } from '../../src/content/shoes';
import { ShoesScreen } from '../../src/screens/ShoesScreen';
import type { Guide } from '../../.storybook/guide/Guide';
import { asScreen } from './asScreen';
import { repeated } from '../../.storybook/world/repeated';

const guide: Guide = {
  use: [
    'At /shoes, inside Layout: a poster for the pair of the week, in its own inks from one end of the window to the other, and the other pairs on one shelf.',
    'With `shoes` in the order of the shelf. The first is the pair of the week.',
  ],
  avoid: [
    'For clothes: the Fashion screen hangs them on rails.',
    'For sizes and stock: a pair has one price and one button here.',
  ],
  do: {
    rule: 'Give each pair a name that is right every week, and let its place say which one leads.',
    show: <ShoeCard shoe={shoes[3]!} />,
  },
  dont: {
    rule: 'Don’t write its place into its name. Next week another pair leads.',
    show: <ShoeCard shoe={{ ...shoes[3]!, name: `${shoes[3]!.name}: Pair of the Week` }} />,
  },
  content: [
    'Neighbours on the shelf differ in stock, so that each strip ends where the next begins.',
    'The strap over the title says how pairs are checked and shipped. The cards say the rest.',
    'Without shoes one sentence says when to come back.',
  ],
  accessibility: {
    '1.3.2 Meaningful Sequence':
      'The pair of the week comes first in the source too; the shelf after it is one list, in its order.',
    '1.4.5 Images of Text':
      'The title is as wide as the page and no image: it is read, selected and translated as text.',
  },
  related: ['Screens/Fashion', 'Shell/Layout'],
};

const meta = {
  title: 'Screens/Shoes',
  component: ShoesScreen,
  ...asScreen(guide),
  args: { shoes, onAction: fn() },
} satisfies Meta<typeof ShoesScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { name: 'Nothing to list', args: { shoes: [] } };

export const One: Story = { name: 'One item', args: { shoes: repeated(shoes, 1) } };

export const Seven: Story = { name: 'Seven items', args: { shoes: repeated(shoes, 7) } };
