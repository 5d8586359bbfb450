import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { createFileSystemCache, resolvePathInStorybookCache } from 'storybook/internal/common';
import type { Indexer } from 'storybook/internal/types';
import { mergeConfig, runnerImport, type Plugin, type UserConfig } from 'vite';
import babel, { type BabelPluginOptions } from 'vite-plugin-babel';
import type * as Ours from './build/ours';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Our modules, which Vite loads, because Storybook's loader needs file extensions in imports and
 * our code writes none.
 */
const { module: ours } = await runnerImport<typeof Ours>(pathOf('build/ours.ts'));

/** True for "npm run storybook", false for a build: Storybook sets it. */
const isDevelopment = process.env.NODE_ENV === 'development';

const root = pathOf('..');
/** A pattern, in which a backslash would not divide folders. */
const outputs = `${root.replaceAll('\\', '/')}{.cache,.waxline,public,shots,storybook-static}`;

/** The parser's settings only. Vite removes types and JSX. */
const typescript: BabelPluginOptions['babelConfig'] = {
  configFile: false,
  parserOpts: { plugins: ['typescript', 'jsx'] },
};

/**
 * Runs Emotion's plugin, and ours after it, as Gatsby does: the catalogue's styles are made like the
 * site's, and a selector that finds its part here finds it there.
 */
const emotion = () =>
  babel({
    include: ['src/**/*.{ts,tsx}', 'stories/**/*.tsx', '.storybook/**/*.tsx'],
    babelConfig: {
      ...typescript,
      plugins: ['@emotion/babel-plugin', pathOf('../src/host/bundle/usedTargets.cjs')],
    },
  });

/**
 * Counts the statements that run, for "npm run coverage". It puts Jest's own counters into the
 * sources before anything else reads them, so that both count the same statements.
 */
const counters = () =>
  babel({
    include: 'src/**/*.{ts,tsx}',
    babelConfig: { ...typescript, plugins: ['istanbul'] },
  });

/** Serves main's catalogue beside this one, while somebody works. */
const mainBeneath = (): Plugin => ({
  name: 'waxline-main-beneath',
  configureServer: ({ middlewares }) => void middlewares.use('/main', ours.mainCatalogue(root)),
});

/** Leaves the source maps of packages out while somebody works: they are most of the bytes. */
const withoutPackageMaps = (): Plugin => ({
  name: 'waxline-without-package-maps',
  apply: 'serve',
  transform: {
    filter: { id: /node_modules/ },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
});

/** What makes Storybook's index, which it keeps for itself, so its types do not say it. */
interface IndexGenerator {
  getIndex(): Promise<{ entries: Parameters<typeof ours.addKeywords>[1] }>;
}
const generators = new WeakSet<IndexGenerator>();

/** Adds the keywords of the guides to the index, once to each generator: this is called often. */
function storyIndexGenerator(generator: IndexGenerator): IndexGenerator {
  if (generators.has(generator)) return generator;
  generators.add(generator);
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    ours.addKeywords(root, index.entries);
    return index;
  };
  return generator;
}

/** Lets each indexer remember what it read at the last start. */
function remember(indexers: Indexer[] = []): Indexer[] {
  const cache = createFileSystemCache({
    basePath: resolvePathInStorybookCache('index'),
    ns: 'stories',
  });
  return indexers.map((indexer) => ours.remembered(indexer, cache));
}

const config: StorybookConfig & { storyIndexGenerator: typeof storyIndexGenerator } = {
  storyIndexGenerator,
  experimental_indexers: remember,
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../static'],
  // Storybook sends no data and does not look for updates.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: {
    // Our toolbar has the colour schemes. A free choice of background would show colours that the
    // site cannot have.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  typescript: {
    // While somebody works, nobody should wait for the types of the whole shop with each save: this
    // reads one file at a time, and leaves types of other files folded.
    reactDocgen: isDevelopment ? 'react-docgen' : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Native props are documented by the browser, and nobody should use those that Emotion adds
      // to everything it styles. Ours are few, and each has a comment. Marks are for the product's
      // own parts.
      propFilter: ({ declarations = [] }) =>
        declarations.length === 0 ||
        declarations.some(({ fileName }) => !/node_modules|marks\.d\.ts$/.test(fileName)),
    },
  },
  previewHead: (before = '') => before + ours.previewHead,
  managerHead: (before = '') => before + ours.managerHead,
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // By default Vite would copy public/, which is Gatsby's output.
      publicDir: false,
      // The catalogue names classes and filters props as the site does (docs/decisions/0005, 0018).
      resolve: {
        alias: {
          '@emotion/hash': pathOf('../src/theme/emotion/styleName.ts'),
          '@emotion/is-prop-valid': pathOf('../src/theme/emotion/anyPropIsValid.ts'),
        },
      },
      plugins: [
        // A saved component is changed in place, and the story keeps its state.
        react(),
        process.env.COUNT_COVERAGE ? counters() : undefined,
        emotion(),
        ours.tokensFile(),
        ours.parts(root),
        mainBeneath(),
        ours.docgenForComponentsOnly(),
        withoutPackageMaps(),
      ],
      // Every story needs the preview, so its modules are made ready while Storybook starts.
      // Folders of output hold thousands of files that no story reads, so Vite need not watch them.
      server: {
        warmup: { clientFiles: ['./.storybook/preview.tsx'] },
        watch: { ignored: [`${outputs}/**`] },
      },
      build: {
        // The limit is high because most of the catalogue's weight is Storybook's own, and the site
        // does not carry it.
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          // The samples of code on docs pages name each component as it is named at run time.
          output: { keepNames: true },
          onwarn(warning, warn) {
            // "use client" in packages means nothing without a server.
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
          },
        },
      },
    } satisfies UserConfig),
};

export default config;
