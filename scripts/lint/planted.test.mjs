// @ts-check
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** @param {string} css */
const styled = (css) =>
  `import styled from '@emotion/styled';\nexport const Planted = styled.div\`\n${css}\n\`;\n`;
/** @param {string} name @param {string} from */
const imports = (name, from) => `import { ${name} } from '${from}';\nconsole.log(${name});\n`;

/**
 * A violation of each rule of the house: where it is planted, what it says, and what lint answers.
 * @type {[file: string, text: string, answer: RegExp][]}
 */
const violations = [
  ['src/primitives/Planted.tsx', styled('> div { color: red; }'), /selector by place/],
  ['src/components/Planted.tsx', styled('h2 ~ p { color: red; }'), /selector by place/],
  ['src/screens/Planted.tsx', styled('&:nth-of-type(2) { color: red; }'), /selector by place/],
  ['src/shell/Planted.tsx', styled('time { color: red; }'), /selector by element/],
  ['src/components/Planted.tsx', styled('gap: clamp(1rem, 2vw, 3rem);'), /name in src\/tokens/],
  ['src/components/Planted.tsx', `export const gap = 'clamp(1rem, 2vw, 3rem)';`, /name in src/],
  ['src/tokens/planted.ts', imports('createElement', 'react'), /plain values/],
  ['src/screens/PlantedScreen.tsx', imports('BlogScreen', './BlogScreen'), /made of components/],
  ['src/components/Planted.tsx', imports('posts', '../content/posts'), /may import only/],
  ['src/screens/Planted.tsx', imports('blogRoute', '../routes/blog'), /may import only/],
  ['src/components/Planted.tsx', imports('toastTitle', '../actions'), /may import only/],
  ['src/primitives/Planted.tsx', imports('Card', '../components/Card'), /may import only/],
  ['src/components/Planted.tsx', imports('Link', 'gatsby'), /know Gatsby/],
  ['src/screens/Planted.tsx', imports('Root', '@radix-ui/react-toast'), /know Radix/],
  ['src/components/Planted.tsx', imports('animate', 'framer-motion/dom/mini'), /framer-motion/],
  ['src/routes/planted.tsx', imports('schema', '../content/schema'), /checks the content/],
  [
    'src/components/Planted.tsx',
    `import { IconButton } from '../primitives/IconButton';
export const Planted = () => <IconButton label="x" onClick={() => {}} role="presentation">x</IconButton>;`,
    /jsx-a11y/,
  ],
];

/** What the house allows, however alike it looks. */
const allowed = [
  ['src/components/Planted.tsx', styled('@container (width >= 44em) { color: red; }')],
  ['src/components/Planted.tsx', styled('&:hover { color: red; }')],
  [
    'src/components/Planted.tsx',
    `import type { Post } from '../content/types';\nexport type Planted = Post;`,
  ],
];

const results = JSON.parse(
  execFileSync(
    process.execPath,
    [join(__dirname, 'planted.mjs'), JSON.stringify([...violations, ...allowed])],
    { encoding: 'utf8' },
  ),
);

test.each(
  violations.map(([file, text, answer], index) => ({
    file,
    text,
    answer,
    messages: results[index],
  })),
)('lint refuses in $file: $text', ({ answer, messages }) => {
  expect(messages.join('\n')).toMatch(answer);
});

test.each(
  allowed.map(([file, text], index) => ({
    file,
    text,
    messages: results[violations.length + index],
  })),
)('lint allows in $file: $text', ({ messages }) => {
  expect(messages).toEqual([]);
});
