/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { BrandIcon, brands, type Brand } from './BrandIcon';

const draw = (brand: Brand, size?: number) =>
  render(<BrandIcon brand={brand} size={size} />).container.querySelector('svg')!;

const all = Object.keys(brands) as Brand[];

test('The networks are those of docs/product.md, section 2', () => {
  expect(all).toEqual(['Facebook', 'Twitter', 'Instagram', 'YouTube']);
});

test.each(all)('%s is one path in the colour of its text, hidden and no tab stop', (brand) => {
  const mark = draw(brand);
  expect(mark).toHaveAttribute('aria-hidden', 'true');
  expect(mark).toHaveAttribute('focusable', 'false');
  expect(mark).toHaveAttribute('fill', 'currentColor');
  expect(mark).toHaveAttribute('viewBox', expect.stringMatching(/^0 0 \d+ \d+$/));
  expect(mark.querySelectorAll('path')).toHaveLength(1);
  expect(mark.firstElementChild).toHaveAttribute('d', expect.stringMatching(/^M[\d.]/i));
});

test('No two marks are alike', () => {
  const paths = all.map((brand) => draw(brand).firstElementChild!.getAttribute('d'));
  expect(new Set(paths).size).toBe(all.length);
});

test('The size is its height; the width follows from the mark', () => {
  expect(draw('YouTube', 18)).toHaveAttribute('height', '18');
  expect(draw('YouTube', 18)).not.toHaveAttribute('width');
});
