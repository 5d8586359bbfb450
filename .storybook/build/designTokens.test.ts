import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { color, moreContrast } from '../../src/tokens/color';
import { fontSize } from '../../src/tokens/type';
import { designTokens, type TokenNode } from './designTokens';
import { fluidEnds } from './fluid';

const file = designTokens();

/** All tokens, by their path. */
function tokensIn(node: TokenNode, path: string[] = []): { path: string; value: unknown }[] {
  if ('$value' in node) return [{ path: path.join('.'), value: node.$value }];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => tokensIn(child as TokenNode, [...path, name]));
}

const tokens = tokensIn(file);

test.each([
  ['color', 'light', color],
  ['color', 'dark', color],
  ['color.moreContrast', 'light', moreContrast],
  ['color.moreContrast', 'dark', moreContrast],
] as const)('%s.%s has every role, with its value', (group, scheme, roles) => {
  for (const [role, value] of Object.entries(roles))
    expect(tokens).toContainEqual(
      expect.objectContaining({
        path: `${group}.${scheme}.${role}`,
        value: expect.objectContaining({ hex: value[scheme] }),
      }),
    );
});

/** What designTokens.ts leaves out, as it says, and what only checks or writes tokens. */
const leftOut = ['printLine', 'coverLine', 'photoMargin', 'pressRun', 'mark', 'markSvg', 'fluid'];
/** Those that the test above looks at. */
const roles = ['color', 'moreContrast', 'colorRoles'];
const files = readdirSync('src/tokens').filter(
  (name) => !/^(contrast|faces)\b|[.](test|json)/.test(name),
);

test.each(files)('every token of src/tokens/%s is there', (name) => {
  const values: Record<string, unknown> = jest.requireActual(`../../src/tokens/${name}`);
  for (const [group, record] of Object.entries(values)) {
    if ([...leftOut, ...roles].includes(group)) continue;
    const all = typeof record === 'object' ? Object.values(record!) : [record];
    // A fluid size has two ends.
    const counts = all.map((value) => (typeof value === 'string' && fluidEnds(value) ? 2 : 1));
    const found = tokens.filter(({ path }) => path.replace(/^color\./, '').split('.')[0] === group);
    expect({ [group]: found.length }).toEqual({
      [group]: counts.reduce<number>((one, next) => one + next, 0),
    });
  }
});

test('a fluid size gives both ends and its CSS', () => {
  expect(file.fontSize).toMatchObject({
    heading: {
      min: { $value: { value: 1.75, unit: 'rem' } },
      max: { $value: { value: 3.25, unit: 'rem' } },
      $extensions: { 'example.waxline': { css: fontSize.heading } },
    },
  });
});

test('descriptions are the comments of the source', () => {
  expect(file.color).toMatchObject({
    light: { ground: { $description: 'The background of the page.' } },
  });
  expect(file.fontSize).toMatchObject({ text: { $description: 'Running text.' } });
  // Another record of the same file has a comment on a name that this one has as well.
  expect(file.duration).toMatchObject({
    register: { $description: 'The key plate of a print gliding into register.' },
  });
  expect((file.fontFamily as TokenNode).text).not.toHaveProperty('$description');
});

/**
 * Terrazzo, in a process of its own because Jest does not load its modules. Reads the file from its
 * input, refuses a value that is none of its type, and prints CSS.
 */
const terrazzo = `
  import { text } from 'node:stream/consumers';
  import { build, defineConfig, parse } from '@terrazzo/parser';
  import css from '@terrazzo/plugin-css';
  const types = 'color dimension duration number font-weight font-family cubic-bezier'.split(' ');
  const rules = Object.fromEntries(types.map((type) => ['core/valid-' + type, 'error']));
  const config = defineConfig(
    { lint: { rules: { 'core/consistent-naming': 'off', ...rules } }, plugins: [css({ filename: 'css' })] },
    { cwd: new URL('file:///') },
  );
  const src = await text(process.stdin);
  const read = await parse([{ filename: new URL('file:///tokens.json'), src }], { config });
  const { outputFiles } = await build(read.tokens, { ...read, config });
  process.stdout.write(outputFiles[0].contents);
`;

const cssOf = (tokens: TokenNode) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', terrazzo], {
    input: JSON.stringify(tokens),
    encoding: 'utf8',
    stdio: 'pipe',
  });

test('Terrazzo finds every value right, and makes CSS of every token', () => {
  const css = cssOf(file);
  expect(css.match(/^ {2}--[^:]+: .+;$/gm)).toHaveLength(tokens.length);
  expect(css).toContain('--duration-quick: 120ms;');
  expect(css).not.toMatch(/\[object|NaN|undefined/);
});

test('Terrazzo refuses a value that is none of its type', () => {
  const wrong = { $type: 'cubicBezier', $value: [2, 0, 0, 1] };
  expect(() => cssOf({ ...file, easing: { wrong } })).toThrow('core/valid-cubic-bezier');
});
