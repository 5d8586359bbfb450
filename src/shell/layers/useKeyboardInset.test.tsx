/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Dock } from './Dock';
import { stubMatchMedia } from '../../../tests/unit/stubMatchMedia';

/** jsdom has no visual viewport. */
const view = Object.assign(new EventTarget(), { height: 0, offsetTop: 0, scale: 1 });

const show = (state: { height: number; offsetTop?: number; scale?: number }) =>
  act(() => {
    Object.assign(view, { offsetTop: 0, scale: 1, ...state });
    view.dispatchEvent(new Event('resize'));
  });

beforeEach(() => {
  stubMatchMedia();
  Object.assign(window, { visualViewport: view, innerHeight: 800 });
  render(<Dock data-testid="dock" />);
});

test('a keyboard that lies over the page lifts what floats, and lets it down again', () => {
  const { style } = screen.getByTestId('dock');
  show({ height: 500 });
  expect([style.insetBlockStart, style.insetBlockEnd]).toEqual(['0px', '300px']);
  show({ height: 500, offsetTop: 300 });
  expect([style.insetBlockStart, style.insetBlockEnd]).toEqual(['300px', '']);
  show({ height: 500, offsetTop: 120 });
  expect([style.insetBlockStart, style.insetBlockEnd]).toEqual(['120px', '180px']);
  // The page moves under the keyboard.
  act(() => {
    view.offsetTop = 80;
    view.dispatchEvent(new Event('scroll'));
  });
  expect([style.insetBlockStart, style.insetBlockEnd]).toEqual(['80px', '220px']);
  show({ height: 800 });
  expect([style.insetBlockStart, style.insetBlockEnd]).toEqual(['', '']);
});

test.each([{ height: 400, offsetTop: 100, scale: 1.1 }, { height: 799.4 }])(
  'nothing is covered for a visitor who zooms in: $height px',
  (state) => {
    show(state);
    const { style } = screen.getByTestId('dock');
    expect([style.insetBlockStart, style.insetBlockEnd]).toEqual(['', '']);
  },
);
