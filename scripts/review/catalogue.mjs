// @ts-check
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { Failure } from '../lib/cli.mjs';
import { listen } from '../lib/port.mjs';
import { run } from '../lib/run.mjs';
import { openPage } from './capture.mjs';
import { graphHashes } from './graph.mjs';

/** @typedef {import('./stories.mjs').Story} Story */
/** @typedef {{ folder: string, stories: Story[] }} Catalogue a built one */

const STORIES = 'waxline-stories.json';

/**
 * The catalogue of that name, if it has been built before.
 * @param {string} folder where it is kept
 * @returns {Catalogue | undefined}
 */
export function builtCatalogue(folder) {
  const list = join(folder, STORIES);
  if (!existsSync(list)) return undefined;
  // Used again: the sweep keeps it.
  utimesSync(folder, new Date(), new Date());
  return { folder, stories: JSON.parse(readFileSync(list, 'utf8')) };
}

/**
 * Builds a catalogue and reads what its stories ask for.
 * @param {object} work
 * @param {string} work.source a checkout with its packages
 * @param {string} work.folder where to keep it
 * @param {string} work.what as people say it
 * @param {import('@playwright/test').Browser} work.browser
 * @param {() => void} [work.check] throws when the build is not worth keeping
 * @returns {Promise<Catalogue>}
 * @throws {Failure} it does not build
 */
export async function buildCatalogue({ source, folder, what, browser, check }) {
  console.log(`Building the catalogue of ${what}.`);
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const options = ['--quiet', '--loglevel', 'error', '--preview-only', '--disable-telemetry'];
  // Its own program: another lock may hold another Storybook.
  const storybook = join(source, 'node_modules', '.bin', 'storybook');
  const { code } = await run([storybook, 'build', '-o', part, ...options], { cwd: source });
  if (code !== 0 || !existsSync(join(part, 'index.json'))) {
    throw new Failure(`The catalogue of ${what} cannot be built; the reasons are above.`);
  }
  const graphOf = graphHashes(source);
  const stories = await readStories(part, graphOf, browser);
  check?.();
  writeFileSync(join(part, STORIES), JSON.stringify(stories));
  rmSync(folder, { recursive: true, force: true });
  // Its name stands for a whole one.
  renameSync(part, folder);
  return { folder, stories };
}

/**
 * What the stories of a built catalogue ask for.
 * @param {string} folder
 * @param {(file: string) => string} graphOf
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<Story[]>}
 */
export async function readStories(folder, graphOf, browser) {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const served = await serve(folder);
  const page = await openPage(browser);
  try {
    await page.goto(`${served.address}/iframe.html`);
    const asked = await page.evaluate(readParameters);
    return Object.values(index.entries)
      .filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
      .map(({ id, title, name, importPath }) => ({
        ...{ id, title, name, file: importPath.replace(/^\.\//, '') },
        graph: graphOf(importPath),
        .../** @type {any} */ (asked[id]),
      }));
  } finally {
    await page.context().close();
    served.close();
  }
}

/** In the page: what each story asks for, merged by Storybook, and read as Chromatic reads it. */
async function readParameters() {
  const { __STORYBOOK_PREVIEW__: preview } = /** @type {any} */ (window);
  await preview.ready();
  const stories = Object.entries(await preview.extract());
  return Object.fromEntries(
    stories.map(([id, { parameters, storyGlobals = {} }]) => {
      const { modes = {}, disableSnapshot = false } = parameters.chromatic ?? {};
      const { viewport, ...globals } = storyGlobals;
      const styles = parameters.viewport?.options?.[viewport?.value]?.styles;
      const size = styles && { width: parseInt(styles.width), height: parseInt(styles.height) };
      return [id, { modes, skip: disableSnapshot, size, globals }];
    }),
  );
}

/**
 * @param {string} folder
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serve(folder) {
  // Its files never change, and every story asks for the same ones.
  const server = createServer(sirv(folder, { etag: true, maxAge: 3600 }));
  const address = await listen(server, 0);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address, close };
}
