import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { forcedColorsMode, pointerMode } from '../../../.storybook/world/modes';
import { Button } from '../../../src/primitives/controls/Button';
import { ButtonLink } from '../../../src/primitives/controls/ButtonLink';
import { Icon } from '../../../src/primitives/pictures/Icon';
import type { Guide } from '../../../.storybook/guide/Guide';
import { row } from '../../storyParts';

const guide: Guide = {
  keywords: ['call to action', 'CTA'],
  use: [
    'For the next step of a page that leads to another page: "Start Trading" in the hero, "Home" where a page stopped working.',
    'Beside a Button, where one choice leads away and the other acts here. They look alike on purpose.',
  ],
  avoid: [
    'For an action that stays on the page: use Button. A link that goes nowhere cannot be opened in a new tab.',
    'For the way to an article from its excerpt: TextLink.',
    'In the header and the footer, where there are many ways and none is the next step.',
  ],
  do: {
    rule: 'Name the place it leads to, or what one does there.',
    show: (
      <div style={row}>
        <ButtonLink href="/music-trading" variant="solid">
          Start Trading
        </ButtonLink>
        <Button>See How It Works</Button>
      </div>
    ),
  },
  dont: {
    rule: 'Don’t say "Click here": in a list of links it could lead anywhere.',
    show: (
      <ButtonLink href="/music-trading" variant="solid">
        Click here
      </ButtonLink>
    ),
  },
  content: [
    'The name of the page ("Music Trading") or what one goes there to do ("Start Trading"), in title case.',
    'No arrow as text: use an Icon if it must point, which screen readers skip.',
  ],
  accessibility: {
    '4.1.2 Name, Role, Value':
      'A real link: it is listed among the links, and says where it goes before you follow it.',
    '2.4.9 Link Purpose (Link Only)': 'Its words make sense without those around it.',
    '2.5.5 Target Size (Enhanced)': 'At least 44 px high.',
  },
  related: ['Primitives/Button', 'Primitives/TextLink'],
};

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  parameters: { guide },
  argTypes: { children: { control: 'text' } },
  args: { href: '/music-trading', children: 'Music Trading', onClick: fn() },
} satisfies Meta<typeof ButtonLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Music Trading' })).toHaveAttribute(
      'href',
      '/music-trading',
    );
  },
};

export const WithIcon: Story = {
  name: 'Pointing on',
  args: {
    children: (
      <>
        The Vault <Icon name="arrowRight" size={18} />
      </>
    ),
    href: '/blog',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The Vault' })).toBeVisible();
  },
};

export const LongWords: Story = {
  name: 'Words too long for a line',
  args: { children: 'Musikhandelsplattformübersicht für Sammlerinnen und Sammler' },
  globals: { viewport: { value: 'narrowest' } },
};

export const Matrix: Story = {
  name: 'Every variant',
  render: (args) => (
    <div style={row}>
      {(['solid', 'ink', 'outline'] as const).map((variant) => (
        <ButtonLink key={variant} {...args} variant={variant}>
          {variant}
        </ButtonLink>
      ))}
    </div>
  ),
  parameters: { chromatic: { modes: { ...forcedColorsMode, ...pointerMode } } },
};
