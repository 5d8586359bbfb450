import type { KnipConfig } from 'knip';

/**
 * What nobody reads: files, exports and packages. `entry` names what is started by name, by a
 * setting or by a command, and so is imported by nothing.
 */
export default {
  // Not gatsby-node.ts: the plug-in would call our hooks outside a build, where they have no store.
  gatsby: { config: ['gatsby-config.ts'] },
  entry: [
    'gatsby-*.{ts,tsx}',
    'src/html.tsx',
    'src/pages/*.tsx',
    // The bundle puts these in a package's place (src/host/bundle/patches.ts).
    'src/host/bundle/{alwaysUnequal,invariant,noHeadApi,noPropTypes,sideEffect}.ts',
    'src/theme/emotion/{anyPropIsValid,styleName}.ts',
    // Loaded by Vite (.storybook/main.ts).
    '.storybook/build/ours.ts',
    '.storybook/{onePage,test-runner-jest.config}.mjs',
    'scripts/{start,test}.mjs',
    // Playwright's, named by scripts/review/review.ts.
    'scripts/review/{reporter,review.spec}.ts',
    // Loaded by scripts/test.mjs once packages are installed.
    'scripts/suites/main.ts',
    'tests/types/*.test-d.tsx',
    'tests/nginx/serve.ts',
    // Read by Style Dictionary (tests/tokens/run.ts).
    'tests/tokens/styleDictionary.mjs',
    'tests/unit/testingLibrary.tsx',
    'bench/compare/empty/**',
  ],
  project: ['{src,stories,.storybook,tests,scripts,bench}/**/*.{ts,tsx,mjs,mdx}'],
  // Props are exported with their component, whoever names them.
  ignoreExportsUsedInFile: true,
  ignoreDependencies: [
    // Named in settings that it does not read: Babel's in jest.config.mjs and .storybook/main.ts,
    // webpack's loader in gatsby-node.ts.
    '@emotion/babel-plugin',
    'babel-plugin-istanbul',
    'string-replace-loader',
    // `@jest-environment jsdom` in a test.
    'jsdom',
    'jest-environment-jsdom',
    // Read as files: an engine (tests/ace.ts), fonts (scripts/fonts, .storybook/fontWorld.mjs).
    'accessibility-checker-engine',
    '@expo-google-fonts/.*',
    '@fontsource-variable/.*',
    'cantarell',
    'dejavu-fonts-ttf',
    // Started as a program by a test (.storybook/build/designTokens.test.ts).
    '@terrazzo/.*',
    // Started as a command by scripts/coverage.ts.
    'nyc',
  ],
  compilers: {
    mdx: (text: string) => [...text.matchAll(/^import .* from .*$/gm)].join('\n'),
  },
  playwright: { config: ['{tests,tests/*}/playwright.config.ts'] },
} satisfies KnipConfig;
