import { chatReducer, opened } from './chatState';

test('opens with the greeting alone', () => {
  expect(opened('Hi')).toEqual({ messages: [{ id: 1, text: 'Hi', sender: 'bot' }], due: 0 });
});

test('numbers what is said, and counts what is due', () => {
  let state = opened('Hi');
  state = chatReducer(state, { type: 'sent', text: 'a' });
  state = chatReducer(state, { type: 'sent', text: 'b' });
  expect(state.due).toBe(2);
  state = chatReducer(state, { type: 'replied', text: 'A' });
  expect(state).toEqual({
    messages: [
      { id: 1, text: 'Hi', sender: 'bot' },
      { id: 2, text: 'a', sender: 'user' },
      { id: 3, text: 'b', sender: 'user' },
      { id: 4, text: 'A', sender: 'bot' },
    ],
    due: 1,
  });
});

test('does not change the state it is given', () => {
  const before = Object.freeze(opened('Hi'));
  Object.freeze(before.messages);
  expect(chatReducer(before, { type: 'sent', text: 'a' }).messages).toHaveLength(2);
});
