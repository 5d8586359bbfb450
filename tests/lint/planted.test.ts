import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const styled = (css: string) =>
  `import styled from '@emotion/styled';\nexport const Planted = styled.div\`\n${css}\n\`;\n`;
const imports = (name: string, from: string) =>
  `import { ${name} } from '${from}';\nconsole.log(${name});\n`;

/**
 * A violation of each of our own rules: the file in which it is planted, its text, and lint's
 * message.
 */
const violations: [file: string, text: string, answer: RegExp][] = [
  ['src/primitives/Planted.tsx', styled('> div { color: red; }'), /selector by place/],
  ['src/components/Planted.tsx', styled('h2 ~ p { color: red; }'), /selector by place/],
  [
    'src/components/Planted.tsx',
    styled(':where(:hover + *) & { color: red; }'),
    /selector by place/,
  ],
  ['src/screens/Planted.tsx', styled('&:nth-of-type(2) { color: red; }'), /selector by place/],
  ['src/shell/Planted.tsx', styled('time { color: red; }'), /selector by element/],
  ['src/components/Planted.tsx', styled('gap: clamp(1rem, 2vw, 3rem);'), /name in src\/tokens/],
  ['src/components/Planted.tsx', `export const gap = 'clamp(1rem, 2vw, 3rem)';`, /name in src/],
  ['src/components/Planted.tsx', styled('--gap: 1px;'), /begins with --wx-/],
  ['src/components/Planted.tsx', styled('line-height: 1.2;'), /line height has a name/],
  ['src/screens/Planted.tsx', styled('letter-spacing: -0.01em;'), /tracking has a name/],
  ['src/shell/Planted.tsx', styled('font-size: min(5vw, 1.4rem);'), /font size has a name/],
  ['src/components/Planted.tsx', styled('padding: ${space[2]} 0.7rem;'), /distance has a name/],
  ['src/components/Planted.tsx', styled('row-gap: 14px;'), /distance has a name/],
  ['src/shell/Planted.tsx', styled('transition: color 0.2s;'), /duration has a name/],
  ['src/screens/Planted.tsx', styled('border: 1px solid #38332d;'), /colour has a name/],
  ['src/screens/Planted.tsx', styled('${name}: #fff8dc;'), /colour has a name/],
  ['src/screens/Planted.tsx', styled('color: rgb(1 2 3);'), /colour has a name/],
  ['src/components/Planted.tsx', styled('font: 700 1.4rem / 1.2 serif;'), /font size has a name/],
  ['src/components/Planted.tsx', styled('font: 700 1em / 1.2 serif;'), /line height has a name/],
  ['src/components/Planted.tsx', styled('margin-left: auto;'), /Sides are logical/],
  ['src/shell/Planted.tsx', `export const style = { '--gap': '1px' };`, /begins with --wx-/],
  ['src/tokens/planted.ts', imports('createElement', 'react'), /plain values/],
  ['src/screens/PlantedScreen.tsx', imports('BlogScreen', './BlogScreen'), /made of components/],
  ['src/screens/blog/Planted.tsx', imports('BlogScreen', '../BlogScreen'), /made of components/],
  ['src/lib/planted.ts', '\n'.repeat(231), /max-lines/],
  ['src/components/Planted.tsx', imports('posts', '../content/posts'), /may import only/],
  ['src/screens/Planted.tsx', imports('blogRoute', '../routes/blog'), /may import only/],
  ['src/components/Planted.tsx', imports('toastTitle', '../actions'), /may import only/],
  ['src/primitives/Planted.tsx', imports('Card', '../components/kit/Card'), /may import only/],
  // Collection imports EmptyState, so this import closes a circle.
  [
    'src/components/kit/EmptyState.tsx',
    imports('Collection', './Collection'),
    /[Dd]ependency cycle/,
  ],
  ['src/lib/planted.ts', imports('Price', '../primitives/figures/Price'), /may import only/],
  ['.storybook/planted.tsx', imports('sheetOf', '../stories/components/Sheet'), /imports no story/],
  ['src/components/Planted.tsx', imports('Link', 'gatsby'), /know Gatsby/],
  ['src/screens/Planted.tsx', imports('Root', '@radix-ui/react-toast'), /knows Radix/],
  ['src/components/Planted.tsx', imports('animate', 'framer-motion/dom/mini'), /framer-motion/],
  [
    'src/routes/planted.tsx',
    imports('shopSchema', '../content/schema/schema'),
    /checks the content/,
  ],
  [
    'src/components/Planted.tsx',
    `import { IconButton } from '../primitives/controls/IconButton';
export const Planted = () => <IconButton label="x" onClick={() => {}} role="presentation">x</IconButton>;`,
    /jsx-a11y/,
  ],
];

/** Text that the rules allow, although it looks like a violation. */
const allowed: [file: string, text: string, answer?: RegExp][] = [
  ['src/components/Planted.tsx', styled('@container (width >= 44em) { color: red; }')],
  ['src/components/Planted.tsx', styled('&:hover { color: red; }')],
  [
    'src/components/Planted.tsx',
    styled('/* 2rem: too wide */ letter-spacing: 0; gap: 1px; margin: -0.1em; mask: #000;'),
  ],
  [
    'src/components/Planted.tsx',
    `import type { Post } from '../content/types';\nexport type Planted = Post;`,
  ],
];

const planted = [...violations, ...allowed];
const sources = planted.map(([file, text]) => [resolve(file), text]);

// Lints source that is nowhere on disk, as if it lay at its path. In a process of its own, because
// jest cannot load the configuration; and from src, because an editor may start lint in any folder.
const script = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const found = [];
  for (const [filePath, text] of ${JSON.stringify(sources)})
    for (const { messages } of await eslint.lintText(text, { filePath }))
      found.push(messages.map(({ ruleId, message }) => ruleId + ': ' + message).join('\\n'));
  console.log(JSON.stringify(found));`;
const node = ['--input-type=module', '--eval', script];
const found: string[] = JSON.parse(
  execFileSync(process.execPath, node, { cwd: 'src', encoding: 'utf8' }),
);

test.each(planted.map(([file, text, answer = /^$/], at) => ({ file, text, answer, at })))(
  'lint answers $answer in $file to: $text',
  ({ answer, at }) => expect(found[at]).toMatch(answer),
);
