import { understanding } from './wcag';

const base = 'https://www.w3.org/WAI/WCAG22/Understanding';

test.each([
  ['1.4.1 Use of Color', 'use-of-color'],
  ['4.1.2 Name, Role, Value', 'name-role-value'],
  ['1.4.3 Contrast (Minimum)', 'contrast-minimum'],
  ['1.4.11 Non-text Contrast', 'non-text-contrast'],
])('%s is explained under its name', (criterion, slug) => {
  expect(understanding(criterion)).toBe(`${base}/${slug}`);
});

test.each(['Use of Color', '1.4.1', '1.4.1Use of Color', 'WCAG 1.4.1 Use of Color'])(
  '%s is no criterion',
  (text) => {
    expect(understanding(text)).toBeNull();
  },
);
