import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { guideProblems } from '../../stories/guide/guideProblems';
import { levels } from './levels.mjs';
import { checkName } from './name.mjs';
import { openWorkshop } from './workshop.mjs';

// The guide is read, the plays are not run: those need a browser.
jest.mock('storybook/test', () => ({ fn: jest.fn }));

/** @typedef {{ level: keyof typeof levels, name: string }} Made */

/** @type {Made[]} */
const made = [
  { level: 'components', name: 'NewCard' },
  { level: 'primitives', name: 'NewWord' },
  { level: 'shell', name: 'NewBar' },
  // The shortest name and the longest, since Prettier breaks lines by their length.
  { level: 'components', name: 'Q' },
  { level: 'primitives', name: 'W'.repeat(40) },
];

const workshop = openWorkshop();
const created = made.map((each) => ({
  ...each,
  ...workshop.create(each.name, '--in', each.level),
}));

/** @param {Made} each */
const filesOf = ({ level, name }) => [
  `src/${level}/${name}.test.tsx`,
  `src/${level}/${name}.tsx`,
  `stories/${level}/${name}.stories.tsx`,
];
const files = made.flatMap(filesOf);

afterAll(workshop.close);

test.each(created)('$name in $level: says what it wrote, and what to do next', (each) => {
  expect(each.status).toBe(0);
  for (const file of filesOf(each)) expect(each.said).toContain(file);
  expect(each.said).toContain(`${levels[each.level].family}/${each.name}`);
  expect(each.said).toMatch(/npm run storybook[^]*rewrite the guide[^]*npm test/);
});

test('No level is left out', () => {
  expect([...new Set(made.map(({ level }) => level))].sort()).toEqual(Object.keys(levels).sort());
});

test('The types agree', () => {
  writeFileSync(
    join(workshop.folder, 'tsconfig.new.json'),
    JSON.stringify({ extends: './tsconfig.json', include: [], files }),
  );
  const result = workshop.node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.new.json');
  expect(result).toEqual({ status: 0, said: '' });
}, 120_000);

test('ESLint has nothing to say', () => {
  const result = workshop.node('node_modules/eslint/bin/eslint.js', '--max-warnings=0', ...files);
  expect(result).toEqual({ status: 0, said: '' });
}, 120_000);

test('Prettier has nothing to change', () => {
  const result = workshop.node(
    'node_modules/prettier/bin/prettier.cjs',
    '--list-different',
    ...files,
  );
  expect(result).toEqual({ status: 0, said: '' });
}, 60_000);

test('Their own tests pass', () => {
  const tests = files.filter((file) => file.endsWith('.test.tsx'));
  const result = workshop.node(
    'node_modules/jest/bin/jest.js',
    '--ci',
    '--runTestsByPath',
    ...tests,
  );
  expect(result.said).toMatch(new RegExp(`Tests: +${2 * tests.length} passed`));
  expect(result.status).toBe(0);
}, 120_000);

test.each(made)('The guide of $name in $level is whole', async ({ level, name }) => {
  const part = await import(join(workshop.folder, `src/${level}/${name}.tsx`));
  const { default: meta } = await import(
    join(workshop.folder, `stories/${level}/${name}.stories.tsx`)
  );
  const related = new Set(meta.parameters.guide.related);
  expect(guideProblems(part[name], meta, related)).toEqual([]);
  expect(meta.parameters.guide.use.join()).toContain(name);
});

test.each(made)('No name that $name uses can be the name of a component', ({ level, name }) => {
  const used = filesOf({ level, name }).flatMap((file) => capitalsIn(join(workshop.folder, file)));
  const others = [...new Set(used)].filter((each) => !each.startsWith(name));
  expect(others).toContain('Root');
  expect(others.filter((each) => !checkName(each))).toEqual([]);
});

/**
 * @param {string} file
 * @returns {string[]} the names in it that could be a component's
 */
function capitalsIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isIdentifier(node) && /^[A-Z]/.test(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
