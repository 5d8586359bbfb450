// @ts-check
import { isBuilt } from '../lib/stamp.mjs';
import { Failure } from '../lib/cli.mjs';
import { root } from '../lib/root.mjs';
import { npm, run } from '../lib/run.mjs';

/**
 * Makes the production build, unless public/ already holds that of the present sources.
 * @throws {Failure} the build failed
 */
export async function buildIfChanged() {
  if (isBuilt(root)) return;
  console.log('Building the site: about a minute, and only after a change.');
  const { code } = await run(npm('run', 'build'), { env: { GATSBY_TELEMETRY_DISABLED: '1' } });
  if (code !== 0) throw new Failure('The site could not be built; the reasons are above.');
}
