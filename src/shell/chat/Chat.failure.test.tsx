/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Chat } from './Chat';

let mockBroken = true;
jest.mock('./ChatPanel', () => {
  if (mockBroken) throw new Error('The chunk did not come.');
  return { ChatPanel: () => <div role="dialog" /> };
});

const launcher = () => screen.getByRole('button');
/** What the launcher announces: its name, and whether it has opened something. */
const says = () => [
  launcher().getAttribute('aria-label'),
  launcher().getAttribute('aria-expanded'),
];

test('a panel that cannot be fetched is spoken of, and asked for again at the next press', async () => {
  const onUnavailable = jest.fn();
  render(<Chat onUnavailable={onUnavailable} />);
  fireEvent.click(launcher());
  expect(says()).toEqual(['Open chat', 'false']);
  expect(launcher()).toHaveAttribute('aria-busy', 'true');
  // Further presses while the panel loads do not ask for it again.
  fireEvent.click(launcher());
  await act(async () => {});
  expect(onUnavailable).toHaveBeenCalledTimes(1);
  expect(says()).toEqual(['Open chat', 'false']);
  expect(launcher()).not.toHaveAttribute('aria-busy');

  mockBroken = false;
  fireEvent.click(launcher());
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(says()).toEqual(['Close chat', 'true']);
  expect(onUnavailable).toHaveBeenCalledTimes(1);
});
