import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { stylesRule } from './scripts/lint/styles.mjs';

/** Lint may be started in any folder. */
const root = import.meta.dirname;

/** Who may import whom: each folder of src, and the only others it may reach. Types of `content` are for all. */
const house = {
  tokens: [],
  theme: ['tokens'],
  lib: [],
  primitives: ['lib', 'theme', 'tokens'],
  chatbot: [],
  content: ['lib'],
  components: ['primitives', 'lib', 'theme', 'tokens'],
  shell: ['primitives', 'lib', 'theme', 'tokens', 'chatbot', 'actions.ts'],
  screens: ['components', 'primitives', 'lib', 'theme', 'tokens', 'actions.ts'],
  routes: ['screens', 'content', 'actions.ts'],
  host: ['routes', 'shell', 'primitives', 'lib', 'theme', 'tokens', 'actions.ts'],
  pages: ['host', 'routes'],
};
const everywhere = [...Object.keys(house), 'actions.ts'];

const filesOf = (place) =>
  place.endsWith('.ts')
    ? place.replace('.ts', '.*')
    : `${place}/**/${place === 'content' ? '!(types).ts' : '*'}`;

/** The rule knows only what is forbidden: every place that is not allowed. */
const zones = Object.entries(house).map(([folder, allowed]) => ({
  target: `./src/${folder}/**/*`,
  from: everywhere
    .filter((other) => other !== folder && !allowed.includes(other))
    .map((other) => `./src/${filesOf(other)}`),
  message: `src/${folder} may import only ${['types of content', ...allowed].join(', ')}.`,
}));

/** Stories stand on the catalogue's framework, and that on the product. */
zones.push({
  target: './.storybook/**/*',
  from: './stories/**/*',
  message: '.storybook imports no story.',
});

const gatsby = {
  group: ['gatsby', 'gatsby-*'],
  message: 'Only pages, host and gatsby-*.ts know Gatsby.',
};
const radix = { group: ['@radix-ui/*'], message: 'Only the shell knows Radix.' };
const motion = {
  group: ['framer-motion', 'framer-motion/*'],
  message: 'Only the shell knows framer-motion.',
};

const react = {
  group: ['react', 'react-dom', 'react/*', 'react-dom/*', '@emotion/*'],
  message: 'Tokens are plain values: no React, no styles.',
};
const otherScreens = {
  group: ['./*Screen', '../*Screen', '../screens/*'],
  message: 'A screen is made of components; what two screens share is one.',
};

/** The schema is the build's: a page that imported it would ship zod to every visitor. */
const schema = {
  group: ['**/content/schema/*'],
  allowTypeImports: true,
  message: 'Only gatsby-node.ts checks the content.',
};

const ban = (folders, ...patterns) => ({
  files: folders.map((folder) => `src/${folder}/**/*.{ts,tsx}`),
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

/** The element of each styled part, for jsx-a11y. A name that stands for two elements is left out. */
function styledElements() {
  const found = new Map();
  const src = join(root, 'src');
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.tsx'))
      for (const [, name, tag] of readFileSync(join(src, file), 'utf8').matchAll(
        /const (\w+) = styled(?:\.(\w+))?/g,
      ))
        found.set(name, found.has(name) && found.get(name) !== tag ? undefined : tag);
  return Object.fromEntries([...found].filter(([, tag]) => tag));
}

export default tseslint.config(
  {
    ignores: ['{public,.cache,storybook-static,coverage,test-results,.waxline,.wrangler,shots}/**'],
  },
  ...tseslint.configs.recommended,
  ...storybook.configs['flat/recommended'],
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {
    plugins: { 'import-x': importX },
    settings: {
      'jsx-a11y': {
        components: {
          ...styledElements(),
          Button: 'button',
          IconButton: 'button',
          CardAction: 'button',
          Link: 'a',
          TextLink: 'a',
          ButtonLink: 'a',
          Card: 'article',
        },
      },
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
      ],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { basePath: root, zones }],
      // Safari announces no list that has no bullets; the role gives that back.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 230 }] },
  },
  ban(['tokens'], gatsby, radix, motion, react),
  ban(['chatbot', 'content', 'lib', 'theme', 'primitives', 'components'], gatsby, radix, motion),
  ban(['screens'], gatsby, radix, motion, otherScreens),
  ban(['routes'], gatsby, radix, motion, schema),
  ban(['shell'], gatsby),
  ban(['host', 'pages'], radix, motion, schema),
  {
    files: ['src/{lib,primitives,components,screens,shell}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { waxline: { rules: { styles: stylesRule } } },
    rules: { 'waxline/styles': 'error' },
  },
);
