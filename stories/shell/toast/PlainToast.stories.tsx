import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlainToast } from '../../../src/shell/toast/PlainToast';
import { notImplemented } from '../../../src/shell/toast/useToast';
import type { Guide } from '../../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['snackbar', 'notification', 'without script'],
  use: [
    'In ToastArea only, where the code of Toaster could not be fetched, so that every press is answered.',
  ],
  avoid: ['For anything else. It has no time, no swipe and no hotkey; ToastCard has.'],
  do: { rule: 'Say the same words as the toast would.', show: <p>Like: not implemented yet</p> },
  dont: { rule: 'Don’t speak of the code that is missing.', show: <p>ChunkLoadError</p> },
  content: ['The words of the toast it stands for: a title, then one or two sentences.'],
  keyboard: {
    Tab: 'Moves to its Close button.',
    Escape: 'Closes it, wherever the focus is.',
  },
  accessibility: {
    '4.1.3 Status Messages': 'It is announced, and takes no focus.',
    '2.2.1 Timing Adjustable': 'It stays until it is closed.',
  },
  related: ['Shell/Toaster', 'Shell/ToastCard'],
};

const meta = {
  title: 'Shell/PlainToast',
  component: PlainToast,
  parameters: { guide },
  args: {
    toast: { id: 1, title: 'Like', description: notImplemented, open: true },
    onClose: fn(),
  },
} satisfies Meta<typeof PlainToast>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Like.*next prompt!$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  name: 'Words too long for a line',
  args: {
    toast: {
      id: 2,
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
      description: notImplemented,
      open: true,
    },
  },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert').scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};
