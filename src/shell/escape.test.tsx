/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { useEscape, type EscapeOrder } from './escape';

function Layer(props: { order: EscapeOrder; active?: boolean; onDismiss: () => void }) {
  useEscape(props.order, props.active ?? true, props.onDismiss);
  return null;
}

const dismissed: string[] = [];
const layers = (active: EscapeOrder[]) =>
  (['chat', 'menu', 'toast'] as const).map((order) => (
    <Layer
      key={order}
      order={order}
      active={active.includes(order)}
      onDismiss={() => dismissed.push(order)}
    />
  ));
const press = (init: object = {}) => fireEvent.keyDown(document.body, { key: 'Escape', ...init });

beforeEach(() => void dismissed.splice(0));

test('dismisses the menu, then the toast, then the chat, one for each press', () => {
  const { rerender } = render(<>{layers(['chat', 'toast', 'menu'])}</>);
  press();
  rerender(<>{layers(['chat', 'toast'])}</>);
  press();
  rerender(<>{layers(['chat'])}</>);
  press();
  rerender(<>{layers([])}</>);
  press();
  expect(dismissed).toEqual(['menu', 'toast', 'chat']);
});

test('keeps the key from the handlers of the parts, and only while something is open', () => {
  const heard = jest.fn();
  document.addEventListener('keydown', heard);
  const { rerender } = render(<>{layers(['toast'])}</>);
  press();
  expect(heard).not.toHaveBeenCalled();
  rerender(<>{layers([])}</>);
  press();
  expect(heard).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', heard);
});

test.each([
  ['ends an input method’s composition', { isComposing: true }],
  ['is held down', { repeat: true }],
  ['is another key', { key: 'a' }],
])('dismisses nothing when the key %s', (_, init) => {
  render(<>{layers(['chat'])}</>);
  press(init);
  expect(dismissed).toEqual([]);
});
