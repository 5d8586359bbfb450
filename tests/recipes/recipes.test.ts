import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from '../../scripts/lib/copyTree';
import { patient } from '../../scripts/lib/patience.mjs';
import { bin, run } from '../../scripts/lib/run.mjs';
import { recipes } from './recipes';

const copy = copyTree('recipes');
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));

const command = ['--import', 'tsx', 'scripts/new/new.ts'];
const create = (args: string[]) =>
  execFileSync(process.execPath, [...command, ...args], {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
  });
const inCopy = (file: string) => readFileSync(join(copy, file), 'utf8');

const written = Object.values(recipes).flatMap((args) =>
  [...create(args).matchAll(/^Wrote (.*)$/gm)].map(([, file]) => file!),
);

test('there is a component, a card whose toast has a title, and a page in the menu', () => {
  expect(written).toEqual(
    expect.arrayContaining([
      'src/components/album/PriceAlert.tsx',
      'src/components/words/ZineCard.tsx',
      'src/pages/zine-rack.tsx',
    ]),
  );
  expect(inCopy('src/actions.ts')).toContain("'open-zine': 'Open Zine'");
  expect(inCopy('src/routes/site/navigation.ts')).toContain('siteMap.zineRack');
});

/** These tests bring their own input, so no recipe changes what they find. */
const ofFixedInput = '/rules/(a11yReason|descriptions|guideProblems|shownInDocs|wcag)[.]test';

const code = [...new Set(written)].filter((file) => /\.tsx?$/.test(file));

test.concurrent.each([
  ['types', 'tsc', ['--noEmit']],
  [
    'unit',
    'jest',
    [
      ...['--ci', 'src/routes', 'src/content', '.storybook/rules'],
      `--testPathIgnorePatterns=${ofFixedInput}`,
    ],
  ],
  ['lint', 'eslint', ['--max-warnings=0', ...code]],
  ['format', 'prettier', ['--check', ...code, 'docs/product.md']],
] as const)(
  'all of it passes %s as it is',
  async (_, program, args) => {
    let said = '';
    const write = (text: string) => void (said += text);
    const { code } = await run(bin(program, ...args), { cwd: copy, write });
    expect(code ? said : '').toBe('');
  },
  patient(120_000),
);
