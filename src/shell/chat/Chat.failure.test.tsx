/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Chat } from './Chat';

let mockBroken = true;
jest.mock('./ChatPanel', () => {
  if (mockBroken) throw new Error('The chunk did not come.');
  return { ChatPanel: () => <div role="dialog" /> };
});

test('a panel that cannot be fetched leaves the page alone, and is asked for again', async () => {
  render(<Chat />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Open chat' })));
  expect(screen.getByRole('button', { name: 'Open chat' })).toBeInTheDocument();
  mockBroken = false;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Open chat' })));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});
