import { execFileSync } from 'node:child_process';

test('the icons of tabs and home screens are the mark', () => {
  expect(() =>
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/icons.ts', '--check'], {
      stdio: 'pipe',
    }),
  ).not.toThrow();
});
