import { newestIn } from './changelog';

test('the newest version is read part by part, and older ones are left out', () => {
  const changelog = `# Changelog

Words before.

## [2.0.0] - 2026-01-02

### Added for visitors

- One, with \`code\`.
- Two.

### Fixed

- Three.

## [1.0.0]

### Fixed

- Four.
`;
  expect(newestIn(changelog)).toEqual([
    { what: 'Added for visitors', points: ['One, with `code`.', 'Two.'] },
    { what: 'Fixed', points: ['Three.'] },
  ]);
});
