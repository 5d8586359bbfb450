/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { ChatPanel } from './ChatPanel';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the panel has the focus first, so that its name is said, and its field a moment later', () => {
  render(<ChatPanel />);
  expect(screen.getByRole('dialog', { name: 'BeatBot' })).toHaveFocus();
  act(() => jest.advanceTimersByTime(150));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
});

test.each([
  ['a letter', { key: 's' }, 'Message'],
  ['no shortcut', { key: 's', ctrlKey: true }, 'BeatBot'],
  ['no Tab', { key: 'Tab' }, 'BeatBot'],
])('%s that comes before that moves the focus to the field', (_, key, name) => {
  render(<ChatPanel />);
  fireEvent.keyDown(screen.getByRole('dialog'), key);
  expect(document.activeElement).toHaveAccessibleName(name);
});

test('the panel has the focus in the frame it comes in, so that an Escape pressed then finds nothing to undo', () => {
  const focused: (Element | null)[] = [];
  function FirstFrame() {
    useLayoutEffect(() => void focused.push(document.activeElement));
    return <ChatPanel />;
  }
  render(<FirstFrame />);
  expect(focused[0]).toBe(screen.getByRole('dialog'));
});
