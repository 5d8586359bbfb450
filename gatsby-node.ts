import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { clearStamp, sourceHash, writeStamp } from './scripts/lib/stamp.mjs';
import { writeHeaders } from './scripts/serve/headers.mjs';
import { precompress } from './scripts/serve/precompress.mjs';
import { checkContent } from './src/content/check';

let builtFrom = '';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter, store }) => {
  const root: string = store.getState().program.directory;
  // `develop` writes to public/ as well.
  clearStamp('site', root);
  // Before the build, so that a change made while it runs counts as one.
  builtFrom = sourceHash('site', root);
  try {
    checkContent();
  } catch (error) {
    reporter.panic((error as Error).message);
  }
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter, store }) => {
  const root: string = store.getState().program.directory;
  const site = join(root, 'public');
  writeHeaders(site);
  const compressed = await precompress(site);
  reporter.info(`Wrote _headers, and compressed ${compressed} files`);
  writeStamp('site', root, builtFrom);
};

/** Leaves out of the bundle what no visitor needs (docs/decisions/0005). */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  store,
}) => {
  if (stage !== 'build-javascript') return;
  const root: string = store.getState().program.directory;
  actions.setWebpackConfig({
    resolve: {
      alias: {
        'gatsby-script': false,
        '@builder.io/partytown/integration': false,
        'hoist-non-react-statics': false,
        './register-service-worker': false,
        invariant: join(root, 'src/host/invariant.ts'),
        'prop-types': join(root, 'src/host/noPropTypes.ts'),
        'react-fast-compare': join(root, 'src/host/alwaysUnequal.ts'),
        './head/head-export-handler-for-browser': join(root, 'src/host/noHeadApi.ts'),
        '@emotion/is-prop-valid': join(root, 'src/theme/anyPropIsValid.ts'),
      },
    },
  });
};
