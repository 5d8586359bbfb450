import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColorsMode, largeTextMode } from '../../../.storybook/world/modes';
import { SkipLink } from '../../../src/shell/page/SkipLink';
import type { Guide } from '../../../.storybook/guide/Guide';
import { ownWindow } from '../../storyParts';

const guide: Guide = {
  keywords: ['skip to content', 'keyboard'],
  use: ['Once, before everything else on the page. It leads to the element with the id "main".'],
  avoid: [
    'For jumps within a page: Link with a fragment, where everybody sees it.',
    'Twice. One stop before the page is a help, two are an obstacle.',
  ],
  content: ['Its words are fixed: "Skip to content".'],
  keyboard: {
    Tab: 'As the first key on a page: shows it.',
    Enter: 'Moves to the page’s content, past the header.',
  },
  accessibility: {
    '2.4.1 Bypass Blocks': 'The header’s links need not be passed on every page.',
    '2.4.7 Focus Visible': 'It is seen as soon as it has the focus.',
  },
  related: ['Shell/Header', 'Primitives/VisuallyHidden'],
};

const meta = {
  title: 'Shell/SkipLink',
  component: SkipLink,
  parameters: { guide, docs: ownWindow(140) },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p style={{ paddingBlockStart: '4rem' }}>
        <a href="#header">Header</a>
      </p>
      <main id="main" tabIndex={-1}>
        The page
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Until it has the focus it is only heard',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(getComputedStyle(link).clipPath).toBe('inset(50%)');
    await expect(link).toHaveAttribute('href', '#main');
  },
};

export const Focused: Story = {
  name: 'The first stop of the page',
  parameters: { chromatic: { modes: { ...forcedColorsMode, ...largeTextMode } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe('none');
    await expect(link).toBeVisible();
  },
};
