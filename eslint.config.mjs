import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

/** Who may import whom: each folder of src, and the only others it may reach. Types of `content` are for all. */
const house = {
  tokens: [],
  theme: ['tokens'],
  primitives: ['theme', 'tokens'],
  chatbot: [],
  content: [],
  components: ['primitives', 'theme', 'tokens'],
  shell: ['components', 'primitives', 'theme', 'tokens', 'chatbot'],
  screens: ['components', 'primitives', 'theme', 'tokens'],
  host: ['shell', 'primitives', 'theme', 'tokens'],
  pages: ['host', 'screens', 'shell', 'content'],
};

/** The rule knows only what is forbidden: every folder that is not allowed. */
const zones = Object.entries(house).map(([folder, allowed]) => ({
  target: `./src/${folder}/**/*`,
  from: Object.keys(house)
    .filter((other) => other !== folder && !allowed.includes(other))
    .map((other) => `./src/${other}/${other === 'content' ? '!(types).ts' : '**/*'}`),
  message: `src/${folder} may import only ${['types of content', ...allowed].join(', ')}.`,
}));

const gatsby = {
  group: ['gatsby', 'gatsby-*'],
  message: 'Only pages, host and gatsby-*.ts know Gatsby.',
};
const radix = { group: ['@radix-ui/*'], message: 'Only primitives and shell know Radix.' };
const motion = {
  group: ['framer-motion', 'framer-motion/*'],
  message: 'Only theme and shell know framer-motion.',
};

/** The schema is the build's: a page that imported it would ship zod to every visitor. */
const schema = {
  group: ['**/content/{check,fields,items,schema}'],
  message: 'Only gatsby-node.ts checks the content.',
};

const ban = (folders, ...patterns) => ({
  files: folders.map((folder) => `src/${folder}/**/*.{ts,tsx}`),
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

export default tseslint.config(
  {
    ignores: [
      'public',
      '.cache',
      'storybook-static',
      'coverage',
      'test-results',
      '.waxline',
      'shots',
    ],
  },
  ...tseslint.configs.recommended,
  ...storybook.configs['flat/recommended'],
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
      ],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  ban(['tokens', 'chatbot', 'content', 'components', 'screens'], gatsby, radix, motion),
  ban(['primitives'], gatsby, motion),
  ban(['theme'], gatsby, radix),
  ban(['shell'], gatsby),
  ban(['host', 'pages'], radix, motion, schema),
);
