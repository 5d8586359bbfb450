/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SpriteContext } from '../pictures/SpriteContext';
import { Rating } from './Rating';

test.each([
  [0, '0.0', '0'],
  [4.8, '4.8', '4'],
  // Cut off and not rounded: "5.0" beside four stars would contradict them.
  [4.96, '4.9', '4'],
  // An average whose binary value is slightly less than 4.9.
  [14.7 / 3, '4.9', '4'],
  [5, '5.0', '5'],
])('%d is shown and named as %s', (value, figure, filled) => {
  render(<Rating value={value} />);
  const rating = screen.getByRole('img', { name: `${figure} out of 5 stars` });
  expect(rating).toHaveTextContent(figure);
  expect(rating.style.getPropertyValue('--wx-filled')).toBe(filled);
});

test('its stars come from where the drawings are', () => {
  render(<Rating value={4} />, {
    wrapper: ({ children }) => <SpriteContext.Provider value="." children={children} />,
  });
  const stars = screen.getByRole('img').style.getPropertyValue('--wx-stars');
  expect(stars).toMatch(/^url\(\.\/prints\/stars\./);
});

test.each([-0.1, 5.1, NaN, Infinity])('%d is no rating: it throws and says why', (value) => {
  // React logs the error that we expect here.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Rating value={value} />)).toThrow(
    new RangeError(`A rating is 0 to 5, not ${value}`),
  );
});
