import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, runnerImport, type UserConfig } from 'vite';
import babel, { type BabelPluginOptions } from 'vite-plugin-babel';
import type * as Docgen from './build/docgen';
import type * as Head from './build/head';
import type * as TokensFile from './build/tokensFile';

/** Our own modules, read as Vite reads them: Storybook's loader wants extensions, the house writes none. */
const ours = async <T>(file: string): Promise<T> => {
  const { module } = await runnerImport<T>(new URL(file, import.meta.url).pathname);
  return module;
};
const head = () => ours<typeof Head>('build/head.ts');
const tokensFile = () => ours<typeof TokensFile>('build/tokensFile.ts');
const docgen = () => ours<typeof Docgen>('build/docgen.ts');

/** Types and JSX are Vite's to remove. */
const typescript: BabelPluginOptions['babelConfig'] = {
  configFile: false,
  parserOpts: { plugins: ['typescript', 'jsx'] },
};

/** The compiler plugin that Gatsby runs: the catalogue's styles are made as the site's are. */
const emotion = () =>
  babel({
    include: ['src/**/*.{ts,tsx}', 'stories/**/*.tsx', '.storybook/**/*.tsx'],
    babelConfig: { ...typescript, plugins: ['@emotion/babel-plugin'] },
  });

/**
 * Counts what runs, for "npm run coverage": jest's own counters, put into the sources before anything
 * else reads them, so that both count the same statements.
 */
const counters = () =>
  babel({
    include: 'src/**/*.{ts,tsx}',
    babelConfig: { ...typescript, plugins: ['istanbul'] },
  });

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../static'],
  // Nothing is sent anywhere, and nothing asks to be updated.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    // Our toolbar has the schemes; a free choice of background would show what cannot happen.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Native props are the browser's to document; ours are few and each says what it is.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  previewHead: async (before = '') => before + (await head()).previewHead,
  managerHead: async (before = '') => before + (await head()).managerHead,
  viteFinal: async (vite) =>
    mergeConfig(vite, {
      // Vite would take in public/, which is Gatsby's output.
      publicDir: false,
      // The site's names of classes and prop filter as well (docs/decisions/0005, 0018).
      resolve: {
        alias: {
          '@emotion/hash': new URL('../src/theme/styleName.ts', import.meta.url).pathname,
          '@emotion/is-prop-valid': new URL('../src/theme/anyPropIsValid.ts', import.meta.url)
            .pathname,
        },
      },
      plugins: [
        process.env.COUNT_COVERAGE ? counters() : undefined,
        emotion(),
        (await tokensFile()).tokensFile(),
        (await docgen()).docgenForComponentsOnly(),
      ],
      build: {
        // The catalogue is not the shop: its weight is Storybook's own.
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          onwarn(warning, warn) {
            // "use client" in packages means nothing without a server.
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
          },
        },
      },
    } satisfies UserConfig),
};

export default config;
