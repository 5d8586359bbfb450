import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { forcedColorsMode } from '../../../.storybook/world/modes';
import { ToastCard } from '../../../src/shell/toast/ToastCard';
import type { ShownToast } from '../../../src/shell/toast/toastStore';
import { notImplemented } from '../../../src/shell/toast/useToast';
import type { Guide } from '../../../.storybook/guide/Guide';
import { StandingToast } from './StandingToast';

const liked: ShownToast = { id: 1, title: 'Like', description: notImplemented, open: true };

const example = (toast: Partial<ShownToast>) => <StandingToast toast={{ ...liked, ...toast }} />;

const guide: Guide = {
  keywords: ['snackbar', 'notification', 'alert'],
  use: [
    'Within Toaster, which shows the last one asked for. To ask for one, call what `useToast` returns.',
    'For what a press has led to, when the page itself shows no trace of it.',
  ],
  avoid: [
    'For what must be read or decided: it goes by itself after five seconds.',
    'For an error in a form: write it beside the field.',
    'As a box on a page. It only works in the toast area.',
  ],
  do: {
    rule: 'Title it with the action, in the words of its button.',
    show: example({ id: 2, title: 'Add to Cart' }),
  },
  dont: {
    rule: 'Don’t title it with a feeling. "Oops" says nothing of what was pressed.',
    show: example({ id: 3, title: 'Oops!' }),
  },
  content: [
    'The title is the action’s name, without a full stop.',
    'The text is one or two sentences. For every action that is not there yet it is always the same.',
    '`destructive` is for what went wrong, never for emphasis.',
  ],
  accessibility: {
    '4.1.3 Status Messages': 'It is announced without taking the focus.',
    '2.2.1 Timing Adjustable': 'Its time stands still under the pointer, a finger and the focus.',
    '2.5.7 Dragging Movements': 'Whatever swiping does, a button does as well.',
    '1.4.1 Use of Color': 'What went wrong says so in words; the colour only adds to it.',
  },
  related: ['Shell/Dock'],
};

const meta = {
  title: 'Shell/ToastCard',
  component: ToastCard,
  parameters: { guide },
  args: { toast: liked, onClose: fn(), onLeave: fn() },
  render: (args) => <StandingToast {...args} />,
} satisfies Meta<typeof ToastCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { modes: forcedColorsMode } },
  play: async ({ args, canvas, userEvent }) => {
    const toast = await canvas.findByRole('listitem');
    await expect(toast).toHaveTextContent(`Like. ${notImplemented}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('listitem')).toBeVisible();
  },
};

export const Destructive: Story = {
  name: 'Something went wrong',
  args: {
    toast: {
      ...liked,
      title: 'Cart not saved',
      description: 'Your connection was lost. What you added is still on this page.',
      variant: 'destructive',
    },
  },
  parameters: { chromatic: { modes: forcedColorsMode } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listitem')).toHaveTextContent(/^Cart not saved/);
  },
};

export const LongWords: Story = {
  name: 'A title of several lines, with words too long for a line',
  args: {
    toast: {
      ...liked,
      title: 'Get Started with the Donaudampfschifffahrtsgesellschaftskapitänsmütze Tonight',
      description: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    },
  },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listitem')).toHaveTextContent(/mütze Tonight. Rind/);
  },
};
