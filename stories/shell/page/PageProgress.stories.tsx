import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { forcedColorsMode } from '../../../.storybook/world/modes';
import { Button } from '../../../src/primitives/controls/Button';
import { PageProgress } from '../../../src/shell/page/PageProgress';
import type { Guide } from '../../../.storybook/guide/Guide';
import { ownWindow } from '../../storyParts';

const guide: Guide = {
  keywords: ['loading bar', 'spinner', 'route change'],
  use: [
    'Once per page, before everything else. Layout brings it, and the host says when a page is late.',
    'Only for a page that takes longer than a second. Most come sooner, and then there is nothing to say.',
  ],
  avoid: [
    'For parts of a page: what loads there says so in its own place.',
    'As a measure. It knows that a page is coming, not how much of it has come.',
  ],
  do: { rule: 'Take it away when the page comes, or fails.', show: <p>Loading the page … page</p> },
  dont: { rule: 'Don’t cover the page with it. The old one can still be read.', show: <p>⏳</p> },
  content: ['Its words are fixed, and only heard: "Loading the page".'],
  accessibility: {
    '4.1.3 Status Messages': 'It is announced, and takes no focus.',
    '2.3.3 Animation from Interactions':
      'Whoever asked the system for less motion sees a line that lies still.',
  },
  related: ['Shell/PageFade'],
};

const meta = {
  title: 'Shell/PageProgress',
  component: PageProgress,
  parameters: { guide, docs: ownWindow(120) },
  args: { loading: true },
  render: function Late(args) {
    const [loading, setLoading] = useState(args.loading);
    return (
      <>
        <PageProgress loading={loading} />
        <Button onClick={() => setLoading(!loading)}>{loading ? 'Arrive' : 'Leave'}</Button>
      </>
    );
  },
} satisfies Meta<typeof PageProgress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A page is coming',
  parameters: { chromatic: { modes: forcedColorsMode } },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Loading the page');
    await expect(words).toHaveAttribute('aria-live', 'polite');
    const line = words.previousElementSibling!.getBoundingClientRect();
    await expect([line.top, line.width]).toEqual([0, window.innerWidth]);
  },
};

export const Arrived: Story = {
  name: 'It has come',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.queryByText('Loading the page')).not.toBeInTheDocument();
  },
};
