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
import { searchFiles } from './src/host/bundle/searchFiles';

let finishBuild = () => {};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter, store }) => {
  // Never finished by `develop`, which writes to public/ as well.
  finishBuild = beginBuild('site', store.getState().program.directory);
  try {
    checkContent();
  } catch (error) {
    reporter.panic((error as Error).message);
  }
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter, store }) => {
  const site = join(store.getState().program.directory, 'public');
  // Gatsby's notes to itself, and a tool for other people's scripts: no page asks for them.
  for (const unused of ['webpack.stats.json', 'chunk-map.json', '_gatsby', '~partytown'])
    rmSync(join(site, unused), { recursive: true, force: true });
  for (const [name, text] of Object.entries(searchFiles)) writeFileSync(join(site, name), text);
  finishPages(site);
  writeLicences(site);
  writeHeaders(site);
  writeNginx(site);
  const compressed = await precompress(site);
  reporter.info(
    `Wrote _headers, nginx.conf, the sitemap and licences.txt, and compressed ${compressed} files`,
  );
  finishBuild();
};

/** After Emotion's own plugin, which Gatsby's adds. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions, store }) => {
  const root: string = store.getState().program.directory;
  actions.setBabelPlugin({ name: join(root, 'src/host/bundle/usedTargets.cjs'), options: {} });
};

/** Leaves out of the bundle what no visitor needs (docs/decisions/0005). */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  store,
}) => {
  const root: string = store.getState().program.directory;
  // What the server names, the browser finds.
  actions.setWebpackConfig({
    resolve: { alias: { '@emotion/hash': join(root, 'src/theme/styleName.ts') } },
  });
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  for (const { constructor, options } of config.optimization.minimizer)
    if (constructor.name === 'TerserPlugin')
      options.minimizer.options = {
        // Gatsby has scripts written for browsers of 2015; ours (package.json, browserslist) read less.
        ecma: 2020,
        compress: { passes: 3 },
        // Chromium compiles such a script as a whole beside the page's own work while it arrives, instead of
        // each function when it is called, which keeps the page waiting (docs/performance.md).
        format: { comments: false, preamble: '//# allFunctionsCalledOnLoad' },
      };
  // Each page names the scripts of all: 8 digits tell a dozen files apart as well as 20.
  config.output.hashDigestLength = 8;
  // What webpack writes itself may be as young as the rest.
  config.target = ['web', 'es2020'];
  // A digest of 40 digits names what pages share, in the script that every page begins with.
  const { shared } = config.optimization.splitChunks.cacheGroups;
  const { name } = shared;
  shared.name = (...args: unknown[]) => name(...args).slice(0, 8);
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    module: {
      rules: [
        // Nothing of ours is there for what happens when it is read: what nobody uses need not be read.
        { include: join(root, 'src'), sideEffects: false },
        {
          // Nobody asks for its prefixes (src/theme/styleKey.ts), but as a default they would be sent.
          test: /@emotion[\\/]cache[\\/].*\.js$/,
          loader: 'string-replace-loader',
          options: { search: 'Plugins = [prefixer]', replace: 'Plugins = []', strict: true },
        },
        {
          // A new page is announced by its title: two pages have the same headline (docs/product.md, section 2),
          // and Gatsby's announcer says nothing where its words do not change.
          test: /\.cache[\\/]navigation\.js$/,
          loader: 'string-replace-loader',
          options: { search: '#gatsby-focus-wrapper h1', replace: '#title-only', strict: true },
        },
        {
          // On a page change the router gives the focus to all of the site, and WebKit then scrolls to its top
          // edge or a little below, after the router has scrolled.
          test: /reach-router[\\/]dist[\\/].*\.m?js$/,
          loader: 'string-replace-loader',
          options: { search: '.focus()', replace: '.focus({preventScroll:!0})', strict: true },
        },
        {
          // Radix gives each of its functions its name back, by a call that keeps those nobody uses as well;
          // one is in a static block, which Safari 16.0 to 16.3 cannot read (docs/decisions/0012).
          test: /@radix-ui[\\/].*[\\/]dist[\\/]index\.mjs$/,
          loader: 'string-replace-loader',
          options: { search: /^ *__name\(.*\);$/gm, replace: '' },
        },
      ],
    },
    resolve: {
      alias: {
        'gatsby-script': false,
        './utils/inject-partytown-snippet': false,
        'hoist-non-react-statics': false,
        './register-service-worker': false,
        invariant: join(root, 'src/host/bundle/invariant.ts'),
        'prop-types': join(root, 'src/host/bundle/noPropTypes.ts'),
        'react-side-effect': join(root, 'src/host/bundle/sideEffect.ts'),
        'react-fast-compare': join(root, 'src/host/bundle/alwaysUnequal.ts'),
        './head/head-export-handler-for-browser': join(root, 'src/host/bundle/noHeadApi.ts'),
        '@emotion/is-prop-valid': join(root, 'src/theme/anyPropIsValid.ts'),
      },
    },
  });
};
