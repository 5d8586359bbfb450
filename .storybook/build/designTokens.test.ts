import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { color, onCover } from '../../src/tokens/color';
import { delay, duration, easing } from '../../src/tokens/motion';
import { fontSize } from '../../src/tokens/type';
import { designTokens, type TokenNode } from './designTokens';
import { notesIn } from './notes';

const file = designTokens((name) => notesIn(readFileSync(`src/tokens/${name}.ts`, 'utf8')));

interface Token {
  path: string;
  type: string | undefined;
  value: unknown;
}

interface Color {
  colorSpace: string;
  components: number[];
  alpha?: number;
  hex: string;
}

/** All tokens. Each has its own type or that of the nearest group, as the format says. */
function tokensIn(node: TokenNode, path: string[] = [], inherited?: string): Token[] {
  const type = (node.$type as string | undefined) ?? inherited;
  if ('$value' in node) return [{ path: path.join('.'), type, value: node.$value }];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => tokensIn(child as TokenNode, [...path, name], type));
}

const tokens = tokensIn(file);

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isMeasure = (value: unknown, units: string[]) => {
  const { value: amount, unit, ...more } = value as Record<string, unknown>;
  return isNumber(amount) && units.includes(unit as string) && Object.keys(more).length === 0;
};
const isPart = (value: unknown) =>
  isNumber(value) && (value as number) >= 0 && (value as number) <= 1;

/** The rules of https://www.designtokens.org/tr/2025.10/format/ for the types we use. */
const rules: Record<string, (value: never) => boolean> = {
  color: ({ colorSpace, components, alpha, hex }: Color) =>
    colorSpace === 'srgb' &&
    components.length === 3 &&
    components.every(isPart) &&
    (alpha === undefined || isPart(alpha)) &&
    /^#[\da-f]{6}$/.test(hex),
  dimension: (value) => isMeasure(value, ['px', 'rem']),
  duration: (value) => isMeasure(value, ['ms', 's']),
  number: isNumber,
  fontWeight: (value: number) => isNumber(value) && value >= 1 && value <= 1000,
  fontFamily: (value: string[]) => value.length > 0 && value.every((name) => name.length > 0),
  cubicBezier: (value: number[]) =>
    value.length === 4 && value.every(isNumber) && isPart(value[0]) && isPart(value[2]),
};

test.each(tokens)('$path keeps the rules of its type', ({ path, type, value }) => {
  expect(Object.keys(rules)).toContain(type);
  expect(rules[type!]!(value as never)).toBe(true);
  for (const name of path.split('.')) expect(name).toMatch(/^[^${}.][^{}.]*$/);
});

test('no node is both a token and a group, and none is empty', () => {
  const visit = (node: TokenNode) => {
    const children = Object.keys(node).filter((name) => !name.startsWith('$'));
    expect(children.length > 0).toBe(!('$value' in node));
    for (const name of children) visit(node[name] as TokenNode);
  };
  visit(file);
});

test.each(['light', 'dark'] as const)('the %s scheme has every role, with its value', (scheme) => {
  for (const [role, value] of Object.entries(color))
    expect(tokens).toContainEqual(
      expect.objectContaining({
        path: `color.${scheme}.${role}`,
        value: expect.objectContaining({ hex: value[scheme] }),
      }),
    );
});

test('the rest is complete', () => {
  const count = (start: string) => tokens.filter(({ path }) => path.startsWith(start)).length;
  expect(count('color.onCover.')).toBe(Object.keys(onCover).length);
  expect(count('duration.')).toBe(Object.keys(duration).length);
  expect(count('delay.')).toBe(Object.keys(delay).length);
  expect(count('easing.')).toBe(Object.keys(easing).length);
  const fluid = Object.values(fontSize).filter((size) => size.startsWith('clamp'));
  expect(count('fontSize.')).toBe(Object.keys(fontSize).length + fluid.length);
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
 * input and prints CSS.
 */
const terrazzo = `
  import { text } from 'node:stream/consumers';
  import { build, defineConfig, parse } from '@terrazzo/parser';
  import css from '@terrazzo/plugin-css';
  const config = defineConfig(
    { lint: { rules: { 'core/consistent-naming': 'off' } }, plugins: [css({ filename: 'css' })] },
    { cwd: new URL('file:///') },
  );
  const src = await text(process.stdin);
  const read = await parse([{ filename: new URL('file:///tokens.json'), src }], { config });
  const { outputFiles } = await build(read.tokens, { ...read, config });
  process.stdout.write(outputFiles[0].contents);
`;

test('Terrazzo makes CSS of every token', () => {
  const css = execFileSync(process.execPath, ['--input-type=module', '--eval', terrazzo], {
    input: JSON.stringify(file),
    encoding: 'utf8',
  });
  expect(css.match(/^ {2}--[\w-]+: .+;$/gm)).toHaveLength(tokens.length);
  expect(css).toContain('--duration-quick: 120ms;');
  expect(css).not.toMatch(/\[object|NaN|undefined/);
});
