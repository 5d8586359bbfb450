import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { openChat, type Canvas, type User } from '../../flows/page';
import { largerTextMode, shortMode } from '../../../.storybook/world/modes';
import { Container } from '../../../src/primitives/text/Container';
import { Chat } from '../../../src/shell/chat/Chat';
import { Dock } from '../../../src/shell/layers/Dock';
import { Toaster } from '../../../src/shell/toast/Toaster';
import { ToastProvider } from '../../../src/shell/toast/useToast';
import { onClock } from '../../flows/clock';
import type { Guide } from '../../../.storybook/guide/Guide';
import { ownWindow, ToastButton } from '../../storyParts';

const guide: Guide = {
  keywords: ['floating', 'bottom right', 'stacking'],
  use: [
    'Once per page, around the two things that float: the toast area and the chat, in this order.',
  ],
  avoid: [
    'For a third floating thing. The small window has no room for it.',
    'For a bar at the end of a page: that scrolls with the page.',
    'For a dialog that must be answered: this layer lets the pointer through.',
  ],
  accessibility: {
    '2.4.11 Focus Not Obscured (Minimum)':
      'Toast and chat never cover each other, at any size of window or text.',
    '2.4.12 Focus Not Obscured (Enhanced)':
      'What the keyboard has focused on the page is never under it: the page scrolls until it is clear, at its end as well. Where the chat leaves no room at all, it closes.',
    '1.4.10 Reflow':
      'A phone’s keyboard that covers the page pushes the Dock up. In a short window it takes the header’s room as well.',
    '2.5.8 Target Size (Minimum)':
      'Whatever it does not fill lets the pointer through to the page.',
  },
  related: ['Shell/Toaster', 'Shell/Chat'],
};

const pressed = fn().mockName('pressed');

/** A page with a button at its beginning and one at its foot. */
const Page = () => (
  <Container
    as="main"
    style={{
      display: 'grid',
      alignContent: 'space-between',
      minBlockSize: '100svh',
      paddingBlock: '1rem',
    }}
  >
    <div>
      <ToastButton />
    </div>
    <div style={{ justifySelf: 'center' }}>
      <ToastButton onPress={pressed}>Far down</ToastButton>
    </div>
  </Container>
);

const meta = {
  title: 'Shell/Dock',
  component: Dock,
  parameters: { guide, layout: 'fullscreen', docs: ownWindow() },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Page />
        {Story()}
      </ToastProvider>
    ),
  ],
  args: {
    children: (
      <>
        <Toaster />
        <Chat onUnavailable={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof Dock>;

export default meta;

type Story = StoryObj<typeof meta>;

const toast = (canvas: Canvas) => canvas.findByRole('listitem');

/** Opens the toast and the chat, and returns all parts in them that are read or pressed. */
const fill = async (canvas: Canvas, user: User) => {
  const panel = within(await openChat(canvas, user));
  await user.click(canvas.getByRole('button', { name: 'Like' }));
  return [
    await toast(canvas),
    ...[panel.getByRole('heading'), panel.getByRole('log')],
    ...[panel.getByRole('textbox'), panel.getByRole('button', { name: 'Send' })],
    canvas.getByRole('button', { name: 'Close chat' }),
  ];
};

export const Default: Story = {
  name: 'Toast and chat, one above the other',
  parameters: { chromatic: { modes: { ...shortMode, ...largerTextMode } } },
  play: onClock(async ({ canvas, userEvent, globals }) => {
    const parts = await fill(canvas, userEvent);
    // At 200 % text the dock and the panel scroll, so the place of a box does not tell where it
    // is seen.
    await expect(canvas.getByRole('textbox')).toBeVisible();
    if (globals.textSize === 'double') return;
    // Each part is within the window, and none covers another. The chat makes room for the toast
    // only when the layout is next computed.
    await waitFor(() => {
      const boxes = parts.map((part) => part.getBoundingClientRect());
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(window.innerWidth);
        expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
        for (const other of boxes.slice(index + 1)) {
          const beside = box.right <= other.left || other.right <= box.left;
          const above = box.bottom <= other.top || other.bottom <= box.top;
          expect(beside || above).toBe(true);
        }
      }
    });
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toBeVisible();
  }),
};

export const Through: Story = {
  name: 'What it does not fill lets the pointer through',
  parameters: { chromatic: { disableSnapshot: true } },
  play: onClock(async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent);
    pressed.mockClear();
    const button = canvas.getByRole('button', { name: 'Far down' });
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button);
    await userEvent.click(button);
    await expect(pressed).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  }),
};
