/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { ChatLog } from './ChatLog';

afterEach(() => Reflect.deleteProperty(window, 'ResizeObserver'));

test('a change of its size has no effect any more in the task that takes the log away', () => {
  let resize: (() => void) | undefined;
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resize = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      resize = undefined;
    }
  };
  // React takes apart what comes after the log when the log's own element is gone already.
  function Next() {
    useLayoutEffect(() => () => resize?.(), []);
    return null;
  }
  const { unmount } = render(
    <>
      <ChatLog messages={[]} typing={false} idPrefix="test" />
      <Next />
    </>,
  );
  expect(resize).toBeDefined();
  resize!();
  unmount();
  expect(resize).toBeUndefined();
});
