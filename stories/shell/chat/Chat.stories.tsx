import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { openChat, type Canvas, type User } from '../../flows/page';
import {
  forcedColorsMode,
  largeTextMode,
  narrowMode,
  rightToLeftMode,
  shortMode,
} from '../../../.storybook/world/modes';
import { GREETING } from '../../../src/chatbot/reply';
import { inertWhen } from '../../../src/shell/layers/inert';
import { Chat } from '../../../src/shell/chat/Chat';
import { Dock } from '../../../src/shell/layers/Dock';
import { withClock } from '../../flows/clock';
import type { Guide } from '../../../.storybook/guide/Guide';
import { ownWindow } from '../../storyParts';

const guide: Guide = {
  keywords: ['chatbot', 'BeatBot', 'assistant'],
  use: [
    'Once per page, in the Dock. Layout brings it, and no page change closes it.',
    'As the one way to ask something that is open everywhere.',
  ],
  avoid: [
    'For a page’s main action: that is a button on the page.',
    'Twice, or beside another floating button. The corner has room for one thing.',
    'For messages to the visitor: a toast comes by itself, the chat never does. No timer opens it, and no bubble begs for a click.',
  ],
  content: [
    'The launcher is called "Open chat", then "Close chat". It has no visible words.',
    'Where the panel cannot be fetched, a toast says so; the launcher then still says "Open chat".',
    'Its icon says the same: a speech bubble, then a cross.',
    'Where the page comes to rest with a control, a figure or a name under the launcher, the launcher goes up until it is clear of it.',
  ],
  keyboard: {
    'Enter or Space': 'On the launcher: opens or closes the panel.',
    Tab: 'Moves through the panel, the launcher and on; nothing holds the focus.',
    Escape:
      'Closes the panel when the focus is in it or on the launcher, unless a menu or a toast is open: those go first.',
  },
  accessibility: {
    '4.1.2 Name, Role, Value': 'The launcher says whether the panel is open.',
    '2.4.3 Focus Order':
      'Opening moves the focus to the panel and a moment later to its field, so that a screen reader says the name and then takes letters as text; a panel that comes late leaves the focus with visitors who have gone on. Closing gives it back to the launcher, if the chat had it.',
    '2.4.11 Focus Not Obscured (Minimum)':
      'It never lies over a toast, nor beyond the window: both share one layer. Nor does it hide what the keyboard has focused: the page scrolls, or, in a window without room for both, the chat closes.',
    '2.5.5 Target Size (Enhanced)': 'The launcher is never smaller than 44 px.',
  },
  related: ['Shell/Dock'],
};

const meta = {
  title: 'Shell/Chat',
  component: Chat,
  parameters: { guide, layout: 'fullscreen', docs: ownWindow(720) },
  // Layout decides where the chat stands in the Dock, so the story does that here.
  args: { onUnavailable: fn(), style: { marginInlineStart: 'auto' } },
  decorators: [(Story) => <Dock>{Story()}</Dock>],
} satisfies Meta<typeof Chat>;

export default meta;

type Story = StoryObj<typeof meta>;

const greeting = `BeatBot: ${GREETING}`;
const heard = (canvas: Canvas) =>
  [...canvas.getByRole('log').querySelectorAll('p')].map((line) => line.textContent);

/** Opens the chat, and waits until the focus is in its field. */
const open = async (canvas: Canvas, user: User) => {
  const panel = await openChat(canvas, user);
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus());
  return panel;
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open chat' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  name: 'Open, it keeps to its window',
  parameters: {
    inDocs: true,
    chromatic: {
      modes: {
        ...forcedColorsMode,
        ...narrowMode,
        ...shortMode,
        ...largeTextMode,
        ...rightToLeftMode,
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await open(canvas, userEvent);
    // A smaller window gives it less.
    if (window.innerWidth === 1280) {
      const { width, height } = panel.getBoundingClientRect();
      await expect([width, height]).toEqual([350, 500]);
    }
    await expect(heard(canvas)).toEqual([greeting]);
    await expect(canvas.getByRole('button', { name: 'Close chat' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    for (const part of [panel, canvas.getByRole('button', { name: 'Close chat' })]) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
};

export const WithoutFocus: Story = {
  name: 'Pressed in Safari, which gives a pressed button no focus; and by a double click',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const page = document.body.appendChild(document.createElement('main'));
    page.tabIndex = -1;
    page.focus();
    canvas.getByRole('button', { name: 'Open chat' }).click();
    const field = () => canvas.getByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(field()).toHaveFocus());
    page.remove();
    await userEvent.click(canvas.getByRole('button', { name: 'Close chat' }));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Open chat' }));
    await expect(field()).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard alone',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const icon = (name: string) => canvas.getByRole('button', { name }).innerHTML;
    const message = icon('Open chat');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus());
    await expect(icon('Close chat')).not.toBe(message);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close chat' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Open chat' })).toHaveFocus();
  },
};

export const Pending: Story = {
  name: 'Opened again it begins anew, with what was not sent; a reply that was still due is dropped',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await withClock(async ({ advance }) => {
      const field = () => canvas.getByRole('textbox', { name: 'Message' });
      await userEvent.type(field(), 'shoe{Enter}');
      advance(500);
      await expect(field()).toHaveValue('');
      await userEvent.click(canvas.getByRole('button', { name: 'Close chat' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Open chat' }));
      await expect(field()).toHaveValue('');
      await userEvent.type(field(), 'and a hat');
      await userEvent.click(canvas.getByRole('button', { name: 'Close chat' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Open chat' }));
      await expect(heard(canvas)).toEqual([greeting]);
      await expect(field()).toHaveValue('and a hat');
      advance(5000);
      await expect(heard(canvas)).toEqual([greeting]);
      await expect(canvas.getByRole('dialog', { name: 'BeatBot' })).toBeVisible();
    });
  },
};

export const Inert: Story = {
  name: 'Out of reach, behind a menu',
  render: (args) => <Chat {...args} {...inertWhen(true)} />,
  // Nothing is to be seen of it.
  parameters: { inDocs: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Open chat')).not.toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
