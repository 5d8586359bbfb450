// @ts-check
import { root } from './root.mjs';
import { npm, run } from './run.mjs';
import { builds, isFresh, sourceHash, writeStamp } from './stamp.mjs';

/**
 * Makes a build, unless its folder holds that of the present sources.
 * @param {import('./stamp.mjs').Build} build
 * @param {(text: string) => void} [write] takes the output instead of the terminal
 * @returns {Promise<{ code: number, note?: string }>} `note`: that there was nothing to do
 */
export async function buildIfChanged(build, write) {
  if (isFresh(build, root)) return { code: 0, note: 'nothing changed since the last build' };
  const hash = sourceHash(build, root);
  const env = { GATSBY_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
  const { code } = await run(npm('run', builds[build].npmScript), { env, write });
  if (code === 0) writeStamp(build, root, hash);
  return { code };
}
