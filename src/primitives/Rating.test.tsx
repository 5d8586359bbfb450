/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Rating } from './Rating';

test.each([
  [0, '0.0 out of 5 stars', '0%'],
  [4.8, '4.8 out of 5 stars', '80%'],
  [5, '5.0 out of 5 stars', '100%'],
])('%d is shown and named', (value, name, filled) => {
  render(<Rating value={value} />);
  const rating = screen.getByRole('img', { name });
  expect(rating).toHaveTextContent(value.toFixed(1));
  expect((rating.firstElementChild as HTMLElement).style.getPropertyValue('--wx-filled')).toBe(
    filled,
  );
});

test('A mean is named with one decimal', () => {
  render(<Rating value={4.666_666} />);
  expect(screen.getByRole('img')).toHaveAccessibleName('4.7 out of 5 stars');
});

describe('A value that is no rating', () => {
  // React logs the error that we expect here.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test.each([-0.1, 5.1, NaN, Infinity])('%d throws and says why', (value) => {
    expect(() => render(<Rating value={value} />)).toThrow(
      new RangeError(`A rating is 0 to 5, not ${value}`),
    );
  });
});
