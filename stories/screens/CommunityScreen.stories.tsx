import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { discussions } from '../../src/content/discussions';
import { Button } from '../../src/primitives/controls/Button';
import { Icon } from '../../src/primitives/pictures/Icon';
import { IconButton } from '../../src/primitives/controls/IconButton';
import { CommunityScreen } from '../../src/screens/CommunityScreen';
import type { Guide } from '../../.storybook/guide/Guide';
import { asScreen } from './asScreen';
import { repeated } from '../../.storybook/world/repeated';

const guide: Guide = {
  keywords: ['forum', 'Creator Hub'],
  use: [
    'At /community, inside Layout: what the forum is for, and the index of its discussions.',
    'With `discussions` in the order they are to stand in. The screen does not sort.',
  ],
  avoid: [
    'For one discussion with its replies: nothing here shows them.',
    'For articles: that is the Blog screen.',
  ],
  do: {
    rule: 'Keep one action for the whole index, beside its heading, in words.',
    show: (
      <div>
        <Button variant="solid">Start New Discussion</Button>
      </div>
    ),
  },
  dont: {
    rule: 'Don’t shorten it to an icon. People who have never written here look for the words.',
    show: (
      <IconButton variant="outline" label="Start New Discussion">
        <Icon name="chat" />
      </IconButton>
    ),
  },
  content: [
    'The lede says what to ask for and how to behave, in two sentences.',
    'Without discussions one sentence invites the first; the button stays.',
  ],
  accessibility: {
    '2.4.1 Bypass Blocks': 'The index is a region named "Discussions", to be jumped to.',
  },
  related: ['Screens/Blog', 'Shell/Layout'],
};

const meta = {
  title: 'Screens/Community',
  component: CommunityScreen,
  ...asScreen(guide),
  args: { discussions, onAction: fn() },
} satisfies Meta<typeof CommunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  name: 'Nothing to list',
  args: { discussions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start New Discussion' })).toBeVisible();
  },
};

export const One: Story = { name: 'One item', args: { discussions: repeated(discussions, 1) } };

export const Seven: Story = {
  name: 'Seven items',
  args: { discussions: repeated(discussions, 7) },
};
