import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test';
import type { Canvas, User } from '../../flows/page';
import { shortMode } from '../../../.storybook/world/modes';
import { Container } from '../../../src/primitives/text/Container';
import { Dock } from '../../../src/shell/layers/Dock';
import { Toaster } from '../../../src/shell/toast/Toaster';
import { notImplemented, ToastProvider } from '../../../src/shell/toast/useToast';
import { onClock } from '../../flows/clock';
import type { Guide } from '../../../.storybook/guide/Guide';
import { ownWindow, ToastButton } from '../../storyParts';

const guide: Guide = {
  keywords: ['snackbar', 'notification', 'alert'],
  use: [
    'Once per page, in the Dock, below a ToastProvider. Layout brings all three.',
    'To show something, call what `useToast` returns, or `usePlaceholderAction` for an action that is still to come.',
  ],
  avoid: [
    'A second one: two areas would speak over each other.',
    'For several things at once. There is one toast, and a new one takes the place of the old.',
    'For what has to stay: write it on the page.',
    'For a change that can already be seen.',
  ],
  content: [
    'While a toast is open the area is called "Notifications (F8)", so whoever finds it learns the key.',
  ],
  keyboard: {
    F8: 'Moves to the toast, from anywhere, and stops its time.',
    Tab: 'Moves to the toast, its Close button, then back to the page.',
    Escape:
      'Dismisses the toast, unless a menu is open: that goes first. The focus returns to where it was.',
  },
  accessibility: {
    '1.3.1 Info and Relationships': 'Without a toast there is no landmark either.',
    '4.1.3 Status Messages': 'Each toast is announced once, and takes no focus.',
    '2.2.1 Timing Adjustable':
      'The five seconds stand still while the pointer or the focus is on it.',
    '2.5.7 Dragging Movements': 'Swiped, or closed by a button: either will do.',
    '2.4.3 Focus Order':
      'A toast that goes with the focus in it gives it back to where it came from.',
  },
  related: ['Shell/Dock', 'Shell/Chat'],
};

/** A page with buttons, as any screen has them. */
const Page = () => (
  <Container
    as="main"
    style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', padding: '1rem' }}
  >
    <ToastButton />
    <ToastButton name="Buy" />
  </Container>
);

const meta = {
  title: 'Shell/Toaster',
  component: Toaster,
  parameters: { guide, layout: 'fullscreen', docs: ownWindow(300) },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Page />
        <Dock>{Story()}</Dock>
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Toaster>;

export default meta;

type Story = StoryObj<typeof meta>;

const area = (canvas: Canvas) => canvas.getByRole('region', { name: /^Notifications/ });
const toast = (canvas: Canvas) => within(area(canvas)).getByRole('listitem');
/** With no toast there is no landmark either. */
const isGone = (canvas: Canvas) =>
  expect(canvas.queryByRole('region', { name: /^Notifications/ })).not.toBeInTheDocument();

/**
 * Presses one of the page's buttons. The area starts to listen for pointer and focus a moment after
 * the toast is there, so this waits.
 */
const press = async (canvas: Canvas, user: User, name: string) => {
  await user.click(canvas.getByRole('button', { name }));
  await waitFor(() => expect(area(canvas).style.pointerEvents).not.toBe('none'));
};

export const Default: Story = {
  name: 'One toast',
  parameters: { chromatic: { modes: shortMode } },
  play: onClock(async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Like');
    await expect(toast(canvas)).toHaveTextContent(`Like. ${notImplemented}`);
    const { left, right, bottom } = toast(canvas).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(within(toast(canvas)).getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveFocus();
  }),
};

export const Announced: Story = {
  name: 'Announced, without taking the focus',
  play: onClock(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    // Announcements are at the end of the document, outside the story.
    const page = within(document.body);
    await waitFor(() =>
      expect(page.getAllByRole('status').map((status) => status.textContent)).toContain(
        `Notification Buy. ${notImplemented}`,
      ),
    );
    // A reader ends its sentence first.
    for (const status of page.getAllByRole('status'))
      await expect(status).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByRole('button', { name: 'Buy' })).toHaveFocus();
  }),
};

/** A toast comes and goes one frame late (`useDeferredValue`), so "it is still there" is asked after that. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

export const FiveSeconds: Story = {
  name: 'Goes by itself after five seconds, and one that replaces another after its own five',
  play: onClock(async ({ canvas, userEvent }, { advance }) => {
    await press(canvas, userEvent, 'Like');
    advance(4999);
    await drawn();
    await expect(toast(canvas)).toBeVisible();
    advance(1);
    await waitFor(() => isGone(canvas));
    await press(canvas, userEvent, 'Like');
    advance(4000);
    await press(canvas, userEvent, 'Like');
    advance(4999);
    await drawn();
    await expect(toast(canvas)).toHaveTextContent(`Like. ${notImplemented}`);
    advance(1);
    await waitFor(() => isGone(canvas));
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveFocus();
  }),
};

export const Paused: Story = {
  name: 'Its time stands still under the pointer',
  parameters: { chromatic: { disableSnapshot: true } },
  play: onClock(async ({ canvas, userEvent }, { advance }) => {
    await press(canvas, userEvent, 'Like');
    advance(3000);
    await userEvent.hover(toast(canvas));
    advance(60_000);
    await drawn();
    await expect(toast(canvas)).toBeVisible();
    await userEvent.unhover(toast(canvas));
    advance(1999);
    await drawn();
    await expect(toast(canvas)).toBeVisible();
    advance(1);
    await waitFor(() => isGone(canvas));
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveFocus();
  }),
};

export const PausedByFocus: Story = {
  name: 'Its time stands still under the focus',
  play: onClock(async ({ canvas, userEvent }, { advance }) => {
    await press(canvas, userEvent, 'Like');
    advance(3000);
    await userEvent.keyboard('[F8]');
    advance(60_000);
    await drawn();
    await expect(toast(canvas)).toBeVisible();
  }),
};

export const Escape: Story = {
  name: 'Escape dismisses it, wherever the focus is',
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Like');
    canvas.getByRole('button', { name: 'Buy' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => isGone(canvas));
    await expect(canvas.getByRole('button', { name: 'Buy' })).toHaveFocus();
  },
};

export const Hotkey: Story = {
  name: 'F8 moves to it, and Escape back; without a toast, F8 leaves the focus alone',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await isGone(canvas);
    canvas.getByRole('button', { name: 'Like' }).focus();
    await userEvent.keyboard('[F8]');
    await expect(canvas.getByRole('button', { name: 'Like' })).toHaveFocus();

    await press(canvas, userEvent, 'Buy');
    await userEvent.keyboard('[F8]');
    await expect(area(canvas)).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await expect(toast(canvas)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => isGone(canvas));
    await expect(canvas.getByRole('button', { name: 'Buy' })).toHaveFocus();
  },
};

/** Drags the toast so far to the right and lets go, or has the system take the finger away. */
const swipe = async (element: HTMLElement, distance: number, end = fireEvent.pointerUp) => {
  // The browser captures only real pointers, so capturing is left out.
  spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
  const { left, top } = element.getBoundingClientRect();
  const at = (moved: number) => ({
    pointerId: 7,
    pointerType: 'touch',
    button: 0,
    bubbles: true,
    clientX: left + 20 + moved,
    clientY: top + 20,
  });
  await fireEvent.pointerDown(element, at(0));
  // The first move begins the swipe, and the later ones continue it.
  for (const part of [0.5, 0.8, 1]) await fireEvent.pointerMove(element, at(distance * part));
  await end(element, at(distance));
};

export const Swiped: Story = {
  name: 'Swiped: 49 px is too short, 51 px is far enough, to the left is the wrong way, and one taken away is none',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Like');
    for (const distance of [49, -200]) {
      await swipe(toast(canvas), distance);
      await drawn();
      await expect(toast(canvas)).toHaveTextContent(`Like. ${notImplemented}`);
    }
    await swipe(toast(canvas), 51);
    await waitFor(() => isGone(canvas));
    for (const [distance, end] of [
      [51, fireEvent.pointerCancel],
      [49, fireEvent.pointerUp],
    ] as const) {
      await press(canvas, userEvent, 'Like');
      await swipe(toast(canvas), distance, end);
      await expect(toast(canvas)).toHaveAttribute('data-swipe', 'cancel');
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await waitFor(() => isGone(canvas));
    }
  },
};

export const SwipedRightToLeft: Story = {
  name: 'Right to left, it is swiped to the left',
  globals: { direction: 'rtl' },
  // At its end nothing is left to see.
  parameters: { inDocs: false },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, userEvent, 'Like');
    await swipe(toast(canvas), 200);
    await drawn();
    await expect(toast(canvas)).toBeVisible();
    await swipe(toast(canvas), -51);
    await waitFor(() => isGone(canvas));
  },
};
