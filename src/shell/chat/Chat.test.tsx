/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GREETING, reply } from '../../chatbot/reply';
import { Chat } from './Chat';

const launcher = () => screen.getByRole('button', { name: /^(Open|Close) chat$/ });
const field = () => screen.getByRole('textbox', { name: 'Message' });
const said = () =>
  [...screen.getByRole('log').querySelectorAll('[data-sender] > :last-child')].map(
    (text) => text.textContent,
  );
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open() {
  fireEvent.click(launcher());
  await wait(0);
}
function say(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<Chat onUnavailable={jest.fn()} />);
});
afterEach(() => jest.useRealTimers());

test('opens a dialog named BeatBot, online, with the greeting alone and the field focused', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'BeatBot' })).toHaveTextContent('Online');
  expect(said()).toEqual([GREETING]);
  expect(field()).toHaveFocus();
  expect(launcher()).toHaveAccessibleName('Close chat');
});

test('answers after 1000 ms, with a sign until then', async () => {
  await open();
  say('  shoe  ');
  expect(said()).toEqual([GREETING, 'shoe']);
  expect(field()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('BeatBot is typing');
  await wait(999);
  expect(said()).toHaveLength(2);
  await wait(1);
  expect(said()).toEqual([GREETING, 'shoe', reply('shoe')]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('answers several messages in flight, each in its order', async () => {
  await open();
  say('beat');
  await wait(400);
  say('fashion');
  await wait(600);
  expect(said()).toEqual([GREETING, 'beat', 'fashion', reply('beat')]);
  await wait(400);
  expect(said().at(-1)).toBe(reply('fashion'));
});

test('ignores a blank message', async () => {
  await open();
  say('   ');
  await wait(2000);
  expect(said()).toEqual([GREETING]);
});

test('Escape closes it, gives the focus back and drops what is due; opening starts anew', async () => {
  await open();
  const timers = jest.getTimerCount();
  say('beat');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(jest.getTimerCount()).toBe(timers);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(launcher()).toHaveFocus();
  await open();
  await wait(3000);
  expect(said()).toEqual([GREETING]);
});

test('Escape on the page leaves the chat open, the conversation whole and the focus where it is', async () => {
  const elsewhere = document.body.appendChild(document.createElement('button'));
  await open();
  say('beat');
  elsewhere.focus();
  fireEvent.keyDown(elsewhere, { key: 'Escape' });
  expect(said()).toEqual([GREETING, 'beat']);
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});

test('Escape after a press on words of the panel closes it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await open();
  await user.click(screen.getByText('Online'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(launcher()).toHaveFocus();
});

test('holds 200 messages', async () => {
  await open();
  const input = field();
  for (let sent = 0; sent < 100; sent += 1) {
    fireEvent.change(input, { target: { value: `${sent}` } });
    fireEvent.submit(input);
  }
  await wait(1000);
  expect(said()).toHaveLength(201);
});
