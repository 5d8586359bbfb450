import { execFileSync } from 'node:child_process';
import { color } from '../../src/tokens/color';
import { fontSize } from '../../src/tokens/type';
import { designTokens, type TokenNode } from './designTokens';

const file = designTokens();

/** All tokens, by their path. */
function tokensIn(node: TokenNode, path: string[] = []): { path: string; value: unknown }[] {
  if ('$value' in node) return [{ path: path.join('.'), value: node.$value }];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => tokensIn(child as TokenNode, [...path, name]));
}

const tokens = tokensIn(file);

test.each(['light', 'dark'] as const)('the %s scheme has every role, with its value', (scheme) => {
  for (const [role, value] of Object.entries(color))
    expect(tokens).toContainEqual(
      expect.objectContaining({
        path: `color.${scheme}.${role}`,
        value: expect.objectContaining({ hex: value[scheme] }),
      }),
    );
});

/** What designTokens.ts says that it leaves out, and what only checks or writes tokens. */
const leftOut = ['printLine', 'coverLine', 'photoMargin', 'pressRun', 'mark', 'markSvg', 'fluid'];

test.each(['breakpoint', 'color', 'motion', 'print', 'radius', 'space', 'type', 'zIndex', 'mark'])(
  'every token of src/tokens/%s.ts is there',
  (name) => {
    const values: Record<string, object> = jest.requireActual(`../../src/tokens/${name}`);
    const groups = [file, file.color as TokenNode];
    // The roles of colours are in the groups of the schemes.
    const found = [...groups.flatMap(Object.keys), 'color', 'colorRoles', ...leftOut];
    expect(found).toEqual(expect.arrayContaining(Object.keys(values)));
  },
);

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
    ...{ input: JSON.stringify(tokens), encoding: 'utf8', stdio: 'pipe' },
  });

test('Terrazzo finds every value right, and makes CSS of every token', () => {
  const css = cssOf(file);
  expect(css.match(/^ {2}--[\w-]+: .+;$/gm)).toHaveLength(tokens.length);
  expect(css).toContain('--duration-quick: 120ms;');
  expect(css).not.toMatch(/\[object|NaN|undefined/);
});

test('Terrazzo refuses a value that is none of its type', () => {
  const wrong = { $type: 'cubicBezier', $value: [2, 0, 0, 1] };
  expect(() => cssOf({ ...file, easing: { wrong } })).toThrow('core/valid-cubic-bezier');
});
