/** @jest-environment jsdom */
import * as marks from '@fortawesome/free-brands-svg-icons';
import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { BrandIcon, brands, sprite, type Brand } from './BrandIcon';

const draw = (brand: Brand, size?: number) =>
  render(<BrandIcon brand={brand} size={size} />).container.querySelector('svg')!;

const file = readFileSync(`static${sprite}`, 'utf8');

test.each([
  ['Facebook', marks.faFacebookF],
  ['Twitter', marks.faTwitter],
  ['Instagram', marks.faInstagram],
  ['YouTube', marks.faYoutube],
] as const)(
  '%s is its own mark in the colour of its text, hidden and no tab stop',
  (brand, mark) => {
    const { id } = brands[brand];
    const [width, height, , , path] = mark.icon;
    expect(file).toContain(
      `<symbol id="${id}" viewBox="0 0 ${width} ${height}"><path d="${String(path)}"/></symbol>`,
    );
    const icon = draw(brand);
    expect(icon).toHaveAttribute('viewBox', `0 0 ${width} ${height}`);
    expect(icon.querySelector('use')).toHaveAttribute('href', `${sprite}#${id}`);
    expect(icon).toHaveAttribute('aria-hidden', 'true');
    expect(icon).toHaveAttribute('fill', 'currentColor');
  },
);

test('The size is its height; the width follows from the mark', () => {
  expect(draw('YouTube', 18)).toHaveAttribute('height', '1.125rem');
  expect(draw('YouTube', 18)).not.toHaveAttribute('width');
});
