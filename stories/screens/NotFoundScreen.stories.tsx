import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from '../../src/primitives/controls/TextLink';
import { NotFoundScreen } from '../../src/screens/NotFoundScreen';
import type { Guide } from '../../.storybook/guide/Guide';
import { asScreen } from './asScreen';

const guide: Guide = {
  keywords: ['404', 'lost'],
  use: ['Where no page has the address, inside Layout, with the status 404.'],
  avoid: [
    'For a list with nothing in it: EmptyState says so where the list would be.',
    'For something that went wrong: the address may be right. That is a destructive toast.',
  ],
  do: {
    rule: 'Show where to go next, by name.',
    show: (
      <div>
        <TextLink href="/blog">The Vault</TextLink>
      </div>
    ),
  },
  dont: {
    rule: 'Don’t say sorry and leave people there.',
    show: <p>Oops! Something went wrong. Please try again later.</p>,
  },
  content: [
    'The heading says it in the shop’s words; the sentences under it say it plainly, and blame nobody.',
    'The number is for those who know it. Nothing depends on it.',
  ],
  accessibility: {
    '1.1.1 Non-text Content':
      'The record and what is etched in it are decoration, hidden from screen readers.',
    '2.4.5 Multiple Ways': 'Three links, besides those of the header and the footer.',
  },
  related: ['Components/EmptyState', 'Shell/Layout'],
};

const meta = {
  title: 'Screens/Not Found',
  component: NotFoundScreen,
  ...asScreen(guide),
} satisfies Meta<typeof NotFoundScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'This groove runs out' }),
    ).toBeVisible();
    const ways = canvas.getAllByRole('link');
    await expect(ways.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/music-trading',
      '/blog',
    ]);
    for (const [index, name] of ['Back to the shop', 'Music Trading', 'The Vault'].entries())
      await expect(ways[index]).toHaveAccessibleName(name);
  },
};
