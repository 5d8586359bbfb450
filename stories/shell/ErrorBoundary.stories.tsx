import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { Button } from '../../src/primitives/controls/Button';
import { ErrorBoundary } from '../../src/shell/ErrorBoundary';
import type { Guide } from '../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['crash', 'fallback', 'something went wrong'],
  use: [
    'Around each page, and around each thing that opens over it. Layout and Header bring them all.',
    'Name what is inside in the visitor’s words: the name begins the sentence.',
  ],
  avoid: [
    'Around every card: ten broken cards would say ten sentences.',
    'For what can be expected, such as a lost connection: that is a message of its own, with a way to try again.',
  ],
  do: {
    rule: 'Say what stopped, and offer a way to go on.',
    show: <p>The chat stopped working.</p>,
  },
  dont: {
    rule: 'Don’t show the error. It was written for developers, who find it on the console.',
    show: <p>TypeError: undefined is not a function</p>,
  },
  content: [
    'One sentence: the name, then "stopped working."',
    'Two ways to go on: "Reload", and "Home" as a new document.',
  ],
  keyboard: {
    Tab: 'Moves to "Reload", then to "Home".',
  },
  accessibility: {
    '4.1.3 Status Messages': 'The sentence is announced when it appears.',
    '1.3.1 Info and Relationships': 'A page that broke still has one `h1`.',
  },
};

/** A component that throws once its button is pressed. */
function Fragile({ broken: initially = false }) {
  const [broken, setBroken] = useState(initially);
  if (broken) throw new Error('Pressed.');
  return <Button onClick={() => setBroken(true)}>Break it</Button>;
}

const meta = {
  title: 'Shell/ErrorBoundary',
  component: ErrorBoundary,
  parameters: { guide },
  args: { name: 'The chat', children: <Fragile />, onError: fn() },
  // React logs each caught error on the console, which is expected here.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => {}),
} satisfies Meta<typeof ErrorBoundary>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Nothing is broken',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Break it' })).toBeVisible();
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

export const BrokenChat: Story = {
  name: 'A part that broke',
  args: { children: <Fragile broken /> },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The chat stopped working.');
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(args.onError).toHaveBeenCalledOnce();
  },
};

export const BrokenPage: Story = {
  name: 'A page that broke',
  args: { name: 'This page', page: true, children: <Fragile broken /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'This page stopped working.',
    );
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  },
};
