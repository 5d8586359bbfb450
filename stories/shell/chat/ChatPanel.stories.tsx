import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Canvas, User } from '../../flows/page';
import { forcedColorsMode } from '../../../.storybook/world/modes';
import { GREETING, reply } from '../../../src/chatbot/reply';
import { ChatPanel } from '../../../src/shell/chat/ChatPanel';
import { onClock, type Clock } from '../../flows/clock';
import type { Guide } from '../../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['chatbot', 'BeatBot', 'messages', 'dialog', 'typing sign'],
  use: [
    'Within Chat, which opens and closes it. Mounting it opens it, and the conversation begins anew.',
    'For questions whose answer is a sentence and a place to go.',
  ],
  avoid: [
    'For help with one field or one page: write it beside the field, or on the page.',
    'For what must be answered before going on. It is not modal, and can be ignored.',
    'For the result of an action: a toast says that.',
  ],
  do: {
    rule: 'Answer with the name of the place, in the words of its link.',
    show: <p>{reply('shoe')}</p>,
  },
  dont: {
    rule: 'Don’t let the bot pretend to look things up. It knows six answers.',
    show: <p>One moment, I am checking our warehouse for you…</p>,
  },
  content: [
    'The bot speaks in one or two short sentences, and names what it can help with.',
    'The greeting and the fallback both name all four subjects: beats, fashion, shoes, shipping.',
    'What the visitor wrote is shown as it was written, save for spaces at its ends.',
  ],
  keyboard: {
    Enter: 'In the field: sends the message.',
    Tab: 'Moves from the conversation to the field, to Send, and on to the page.',
    'Arrow up or Arrow down': 'In the conversation: scrolls it.',
    Escape: 'From inside: closes it, when it is in a Chat; the focus returns to the launcher.',
  },
  accessibility: {
    '4.1.3 Status Messages':
      'The conversation is a log: each new message is read out once, with who said it.',
    '1.1.1 Non-text Content':
      'That BeatBot is typing is said in words; the three dots are only for the eye.',
    '2.1.2 No Keyboard Trap':
      'Opening moves the focus to the panel, then into the field; nothing traps it there.',
    '2.1.1 Keyboard': 'The log can be focused, so it scrolls without a mouse.',
  },
  related: ['Shell/Dock', 'Shell/Toaster'],
};

const meta = {
  title: 'Shell/ChatPanel',
  component: ChatPanel,
  parameters: { guide },
  // As high as the Dock allows.
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: 500 }}>{Story()}</div>
    ),
  ],
} satisfies Meta<typeof ChatPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

const dialog = (canvas: Canvas) => canvas.getByRole('dialog', { name: 'BeatBot' });
const log = (canvas: Canvas) => canvas.getByRole('log', { name: 'Conversation' });
const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Message' });
/** All messages so far, as a screen reader reads them. */
const lines = (canvas: Canvas) => [...log(canvas).querySelectorAll('p')];
const heard = (canvas: Canvas) => lines(canvas).map((line) => line.textContent);
const bot = (text: string) => `BeatBot: ${text}`;
const you = (text: string) => `You: ${text}`;

const send = async (canvas: Canvas, user: User, text: string) =>
  user.type(field(canvas), `${text}{Enter}`);

/** True for a line within the part of the log that is in sight. */
const inView = (canvas: Canvas, line: Element) => {
  const shown = log(canvas).getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  return top >= shown.top - 1 && bottom <= shown.bottom + 1;
};

export const Default: Story = {
  parameters: { chromatic: { modes: forcedColorsMode } },
  play: async ({ canvas }) => {
    const panel = dialog(canvas);
    await expect(panel).toHaveTextContent('Online');
    await expect(heard(canvas)).toEqual([bot(GREETING)]);
    await expect(panel).toHaveAccessibleDescription(bot(GREETING));
    await waitFor(() => expect(field(canvas)).toHaveFocus());
  },
};

export const Answered: Story = {
  name: 'Answered after a second, with a sign until then',
  play: onClock(async ({ canvas, userEvent }, { advance }) => {
    const question = 'What is shipping like?';
    await send(canvas, userEvent, question);
    await expect(heard(canvas)).toEqual([bot(GREETING), you(question)]);
    await expect(canvas.getByRole('status')).toHaveTextContent('BeatBot is typing');
    advance(999);
    await expect(heard(canvas)).toHaveLength(2);
    advance(1);
    await expect(heard(canvas).at(-1)).toBe(bot(reply('shipping')));
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await expect(field(canvas)).toHaveFocus();
  }),
};

export const Blank: Story = {
  name: 'A message that nobody could see is not sent',
  play: onClock(async ({ canvas, userEvent }, { advance }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await send(canvas, userEvent, '   ');
    // These are pasted, because no key types them.
    for (const text of [
      '\u200B',
      '\u200F\u200E',
      '\uFEFF \u00AD\u2060',
      '\u3164',
      '\u0000',
      '\u2800',
    ]) {
      await userEvent.click(field(canvas));
      await userEvent.paste(text);
      await userEvent.keyboard('{Enter}');
    }
    advance(5000);
    await expect(heard(canvas)).toEqual([bot(GREETING)]);
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await expect(field(canvas)).toHaveFocus();
    // A sign of private use may be drawn: this one is the apple of a Mac's keyboard.
    await userEvent.clear(field(canvas));
    await send(canvas, userEvent, '\uF8FF');
    await expect(heard(canvas).at(-1)).toBe(you('\uF8FF'));
  }),
};

export const Trimmed: Story = {
  name: 'Spaces at the ends are dropped, and the field is emptied',
  play: onClock(async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), '  shoes  ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(heard(canvas).at(-1)).toBe(you('shoes'));
    await expect(field(canvas)).toHaveValue('');
    await expect(field(canvas)).toHaveFocus();
  }),
};

export const InFlight: Story = {
  name: 'Several in flight, each answered in its order',
  play: onClock(async ({ canvas, userEvent }, { advance }) => {
    await send(canvas, userEvent, 'beat');
    advance(400);
    await send(canvas, userEvent, 'fashion');
    advance(400);
    await send(canvas, userEvent, 'shoe');
    advance(200);
    const asked = [bot(GREETING), you('beat'), you('fashion'), you('shoe')];
    await expect(heard(canvas)).toEqual([...asked, bot(reply('beat'))]);
    await expect(canvas.getByRole('status')).toHaveTextContent('BeatBot is typing');
    advance(400);
    await expect(heard(canvas)).toEqual([...asked, bot(reply('beat')), bot(reply('fashion'))]);
    advance(400);
    await expect(heard(canvas).at(-1)).toBe(bot(reply('shoe')));
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  }),
};

/**
 * Sends ten messages in one task, each of which is in the log before the next is sent, and lets
 * their answers come: more than the log can show.
 */
const fill = async (canvas: Canvas, { advance }: Clock) => {
  // If the panel took the focus after the field's first message, it would keep it: time stands still.
  await waitFor(() =>
    expect(dialog(canvas)).toContainElement(document.activeElement as HTMLElement),
  );
  const input = field(canvas) as HTMLInputElement;
  for (let sent = 1; sent <= 10; sent += 1) {
    input.value = `beat ${sent}`;
    input.form!.requestSubmit();
  }
  advance(1000);
  await expect(lines(canvas)).toHaveLength(21);
};

export const Newest: Story = {
  name: 'Scrolls to the newest message',
  play: onClock(async ({ canvas, userEvent }, clock) => {
    await fill(canvas, clock);
    await expect(inView(canvas, lines(canvas).at(-1)!)).toBe(true);
    // However much is in the log, the panel is as high as before and its field in its place.
    await expect(dialog(canvas).getBoundingClientRect().height).toBe(500);
    await expect(field(canvas)).toBeVisible();
    // Waits until between two frames, when a window changes its size.
    const frame = () =>
      new Promise<unknown>((done) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          port2.postMessage('');
        });
      });
    // A window that gets lower in several steps keeps it in view.
    for (const height of ['26rem', '23rem', '20rem']) {
      dialog(canvas).style.maxBlockSize = height;
      await frame();
    }
    await frame();
    await expect(inView(canvas, lines(canvas).at(-1)!)).toBe(true);
    dialog(canvas).style.maxBlockSize = '';
    await frame();
    // A visitor who has scrolled up is brought back by their own message and by the reply.
    log(canvas).scrollTop = 0;
    await expect(inView(canvas, lines(canvas).at(-1)!)).toBe(false);
    // A phone that is turned, or its keyboard, takes them away from no older message.
    await frame();
    dialog(canvas).style.maxBlockSize = '20rem';
    await frame();
    await frame();
    await expect(log(canvas).scrollTop).toBe(0);
    dialog(canvas).style.maxBlockSize = '';
    await send(canvas, userEvent, 'shoe');
    await expect(inView(canvas, within(log(canvas)).getByText('shoe'))).toBe(true);
    clock.advance(1000);
    await expect(inView(canvas, within(log(canvas)).getByText(reply('shoe')))).toBe(true);
    await expect(log(canvas)).toHaveTextContent(reply('shoe'));
  }),
};

export const Scrolled: Story = {
  name: 'The conversation takes the focus, so that keys can scroll it',
  play: onClock(async ({ canvas, userEvent }, clock) => {
    await fill(canvas, clock);
    await userEvent.click(field(canvas));
    await userEvent.tab({ shift: true });
    await expect(log(canvas)).toHaveFocus();
  }),
};

export const Typing: Story = {
  name: 'While BeatBot is typing',
  play: onClock(async ({ canvas, userEvent }) => {
    await send(canvas, userEvent, 'How do I price a beat?');
    await expect(canvas.getByRole('status')).toHaveTextContent('BeatBot is typing');
  }),
};

export const LongWords: Story = {
  name: 'Words too long for a line',
  play: onClock(async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    await userEvent.paste(
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(4),
    );
    await userEvent.keyboard('{Enter}');
    await expect(log(canvas).scrollWidth).toBe(log(canvas).clientWidth);
    await expect(log(canvas)).toHaveTextContent(/gesetzRind/);
  }),
};

export const RightToLeft: Story = {
  name: 'Right to left',
  globals: { direction: 'rtl' },
  play: onClock(async ({ canvas, userEvent }, { advance }) => {
    const direction = () => getComputedStyle(field(canvas)).direction;
    await expect(direction()).toBe('rtl');
    await userEvent.type(field(canvas), 'Shoes?');
    await expect(direction()).toBe('ltr');
    await userEvent.clear(field(canvas));
    await send(canvas, userEvent, 'هل لديكم أحذية؟');
    advance(1000);
    await expect(heard(canvas).at(-1)).toBe(bot(reply('')));
    await expect(log(canvas)).toHaveTextContent('هل لديكم أحذية؟');
  }),
};
