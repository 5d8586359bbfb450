import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { beginBuild } from './scripts/lib/build';
import { finishPages } from './scripts/serve/finishPages';
import { writeHeaders } from './scripts/serve/headers';
import { writeLicences } from './scripts/serve/licences';
import { writeNginx } from './scripts/serve/nginx';
import { precompress } from './scripts/serve/precompress';
import { checkContent } from './src/content/schema/check';
import { buildHash } from './src/host/bundle/buildHash';
import { checkPatches } from './src/host/bundle/patches';
import { searchFiles } from './src/host/bundle/searchFiles';
import { checkAddress } from './src/host/bundle/siteAddress';
import { site } from './src/host/page/site';

let finishBuild = () => {};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter, store }) => {
  // `develop` never finishes this build, because it goes on writing to public/.
  finishBuild = beginBuild('site', store.getState().program.directory);
  try {
    checkAddress(site.url);
    checkContent();
    checkPatches(store.getState().program.directory);
  } catch (error) {
    reporter.panic((error as Error).message);
  }
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter, store }) => {
  const folder = join(store.getState().program.directory, 'public');
  // Gatsby writes these for itself, and a tool for third-party scripts. No page asks for them.
  for (const unused of ['webpack.stats.json', 'chunk-map.json', '_gatsby', '~partytown'])
    rmSync(join(folder, unused), { recursive: true, force: true });
  for (const [name, text] of Object.entries(searchFiles)) writeFileSync(join(folder, name), text);
  finishPages(folder);
  writeLicences(folder);
  writeHeaders(folder);
  writeNginx(folder);
  const compressed = await precompress(folder);
  reporter.info(
    `Wrote _headers, nginx.conf, the sitemap and licences.txt, and compressed ${compressed} files`,
  );
  finishBuild();
};

/** Adds our plugin after Emotion's own, which Gatsby's Emotion plugin adds. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions, store }) => {
  const root: string = store.getState().program.directory;
  actions.setBabelPlugin({ name: join(root, 'src/host/bundle/usedTargets.cjs'), options: {} });
  if (!process.env.COUNT_COVERAGE) return;
  actions.setBabelPlugin({
    name: 'babel-plugin-istanbul',
    // The pages' policy forbids the function by which Istanbul looks for the global object.
    options: {
      include: ['src/**'],
      coverageGlobalScope: 'globalThis',
      coverageGlobalScopeFunc: false,
    },
  });
};

/** A part of a package's files that is replaced. The build stops where it is no longer found. */
const replaced = (test: RegExp, search: string | RegExp, replace: string, strict = true) => ({
  test,
  loader: 'string-replace-loader',
  options: { search, replace, strict },
});
const helmet = /react-helmet[\\/]es[\\/].*\.js$/;

/** Leaves out of the bundle what no visitor needs (docs/decisions/0005). */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  store,
}) => {
  const root: string = store.getState().program.directory;
  // Server and browser must name classes alike, so this alias is for both bundles.
  actions.setWebpackConfig({
    resolve: { alias: { '@emotion/hash': join(root, 'src/theme/emotion/styleName.ts') } },
    // `npm run build` begins with `gatsby clean`, so nobody would read webpack's cache.
    ...(stage.startsWith('build') && { cache: false }),
  });
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  // SWC makes home's scripts 0.8 kB smaller than Terser does, in an eighth of the time.
  for (const { constructor, options } of config.optimization.minimizer)
    if (constructor.name === 'TerserPlugin')
      options.minimizer = {
        implementation: constructor.swcMinify,
        // With this preamble Chromium compiles a script as a whole while it arrives, beside the
        // page's own work. Otherwise it compiles each function when it is called, and the page has
        // to wait (docs/speed-trials.md).
        // SWC does not choose names by how often letters occur, because it would count those of hashes
        // that depend on the build's folder, and two builds would differ. Without the count scripts are no larger.
        options: {
          format: { comments: false, preamble: '//# allFunctionsCalledOnLoad\n' },
          mangle: { disableCharFreq: true },
        },
      };
  config.plugins.push(buildHash);
  // Webpack's runtime, which each page fetches, lists the scripts of all pages. 8 digits are enough
  // to tell a dozen files apart.
  config.output.hashDigestLength = 8;
  // The modules named most often get the shortest names, which saves half a kilobyte.
  config.optimization.moduleIds = 'size';
  // What most pages need is in one script, everything else in the script of each page that needs it,
  // because many small scripts are larger together (docs/speed-trials.md).
  const { cacheGroups } = config.optimization.splitChunks;
  cacheGroups.shared = false;
  cacheGroups.commons.minChunks = 7;
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    module: {
      rules: [
        // None of our modules is imported for its side effects alone, so unused ones can be left out.
        { include: join(root, 'src'), sideEffects: false },
        // We do not use Emotion's prefixer (src/theme/emotion/styleKey.ts), but as a default value it would be
        // bundled.
        replaced(/@emotion[\\/]cache[\\/].*\.js$/, 'Plugins = [prefixer]', 'Plugins = []'),
        // Helmet's code for the server and for checks while one develops: a browser never calls it.
        replaced(helmet, ', mapStateOnServer)(', ')('),
        replaced(helmet, /, _class\.rewind = function \(\) \{.*?return mappedState;\s*\}/s, ''),
        replaced(helmet, /HelmetExport\.renderStatic = .*;/, ''),
        replaced(helmet, /_class\.propTypes = \{.*?\}, /s, ''),
        // Makes Gatsby announce a new page by its title. Two pages have the same headline
        // (docs/product.md, section 2), and an announcement with unchanged words is not spoken.
        replaced(/\.cache[\\/]navigation\.js$/, '#gatsby-focus-wrapper h1', '#title-only'),
        // On a page change the router focuses the wrapper of the whole site after it has scrolled,
        // and WebKit then scrolls to the wrapper's top edge or a little below.
        replaced(/reach-router[\\/]dist[\\/].*\.m?js$/, '.focus()', '.focus({preventScroll:!0})'),
        // Radix's builds set each function's name by a call, which keeps unused functions in the
        // bundle. One such call is in a static block, which Safari 16.0 to 16.3 cannot read
        // (docs/decisions/0012). Not every file has one.
        replaced(/@radix-ui[\\/].*[\\/]dist[\\/]index\.mjs$/, /^ *__name\(.*\);$/gm, '', false),
      ],
    },
    resolve: {
      alias: {
        'gatsby-script': false,
        './utils/inject-partytown-snippet': false,
        'hoist-non-react-statics': false,
        './register-service-worker': false,
        './use-scroll-restoration': false,
        invariant: join(root, 'src/host/bundle/invariant.ts'),
        'prop-types': join(root, 'src/host/bundle/noPropTypes.ts'),
        'react-side-effect': join(root, 'src/host/bundle/sideEffect.ts'),
        'react-fast-compare': join(root, 'src/host/bundle/alwaysUnequal.ts'),
        './head/head-export-handler-for-browser': join(root, 'src/host/bundle/noHeadApi.ts'),
        '@emotion/is-prop-valid': join(root, 'src/theme/emotion/anyPropIsValid.ts'),
      },
    },
  });
};
