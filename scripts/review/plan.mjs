// @ts-check
import { join } from 'node:path';

/**
 * @typedef {{ width: number, height: number }} Size
 * @typedef {object} Story a story as the catalogue has it
 * @property {string} id
 * @property {string} title
 * @property {string} name
 * @property {string} file
 * @property {Record<string, any>} [modes] its `parameters.chromatic.modes`
 * @property {boolean} [disableSnapshot] whether it is not photographed
 * @property {Size} [size] the window it sets for itself
 * @property {Record<string, unknown>} globals what else it sets for itself
 *
 * @typedef {object} Look what a page is loaded for
 * @property {Size} size
 * @property {'light' | 'dark'} colorScheme the system's
 * @property {'active' | 'none'} forcedColors
 * @property {Record<string, unknown>} globals
 *
 * @typedef {{ address: string, story: string, look: Look }} Order a picture, and which studio takes it
 * @typedef {object} Shot a picture to judge
 * @property {string} mode
 * @property {Order} actual
 * @property {{ file: string, from?: Order }} [expected] undefined: there is nothing to compare with.
 *   `file`: where it is kept; `from`: who takes it, else the first take of the shot is kept
 *
 * @typedef {{ title: string, shots: Shot[] }} Test a story
 */

/**
 * How a story is photographed: in each of its modes, read as Chromatic reads them. What a mode names
 * besides its window and forced colours is a global of Storybook's. A story that sets a window or a
 * global for itself may look the same in several modes; it is taken in the first of them.
 * @param {Story} story
 * @returns {[mode: string, look: Look][]}
 */
export function looksOf({ modes = {}, disableSnapshot, size, globals: own }) {
  /** @type {Map<string, [string, Look]>} */
  const looks = new Map();
  for (const [mode, settings] of disableSnapshot ? [] : Object.entries(modes)) {
    const { viewport, forcedColors = 'none', disable, ...globals } = settings;
    const all = { ...globals, ...own };
    // "As the system", of which Chromatic's is light.
    const colorScheme = all.scheme === 'dark' ? 'dark' : 'light';
    /** @type {Look} */
    const look = { size: size ?? viewport, colorScheme, forcedColors, globals };
    const sight = JSON.stringify({ ...look, globals: all });
    if (!disable && !looks.has(sight)) looks.set(sight, [mode, look]);
  }
  return [...looks.values()];
}

/**
 * What to compare between two catalogues.
 * @param {object} given
 * @param {{ address: string, stories: Story[] }} given.current
 * @param {{ address: string, stories: Story[] }} given.base
 * @param {string} given.folder where the base's pictures are kept
 * @param {Set<string>} [given.touched] the files whose stories are compared; undefined: all
 */
export function planReview({ current, base, folder, touched }) {
  const before = new Map(base.stories.map((story) => [story.id, new Map(looksOf(story))]));
  const now = new Set(current.stories.map(({ id }) => id));
  const open = current.stories.filter(({ file }) => !touched || touched.has(file));
  return {
    tests: testsOf(open, current.address, (story, mode) => {
      const look = before.get(story)?.get(mode);
      return (
        look && { file: fileOf(folder, story, mode), from: { address: base.address, story, look } }
      );
    }),
    added: current.stories.filter(({ id }) => !before.has(id)).map(titleOf),
    removed: base.stories.filter(({ id }) => !now.has(id)).map(titleOf),
  };
}

/**
 * What to compare within one catalogue: each take of a picture with its first. Every other take goes
 * backwards, so that a story which shows what another left behind is found out.
 * @param {string[]} addresses of the takes
 * @param {Story[]} stories
 * @param {string} folder for the first ones
 */
export function planRepeat(addresses, stories, folder) {
  return addresses.flatMap((address, index) => {
    const expected = (/** @type {string} */ story, /** @type {string} */ mode) => ({
      file: fileOf(folder, story, mode),
    });
    const tests = testsOf(stories, address, expected, `, take ${index + 1}`);
    return index % 2 ? tests.reverse() : tests;
  });
}

/**
 * @param {Story[]} stories
 * @param {string} address
 * @param {(story: string, mode: string) => Shot['expected']} expectedOf
 * @param {string} [suffix] of their titles
 * @returns {Test[]} one for each story that is photographed
 */
function testsOf(stories, address, expectedOf, suffix = '') {
  return stories
    .map((story) => ({
      title: titleOf(story) + suffix,
      shots: looksOf(story).map(([mode, look]) => ({
        ...{ mode, actual: { address, story: story.id, look } },
        expected: expectedOf(story.id, mode),
      })),
    }))
    .filter(({ shots }) => shots.length > 0);
}

/** @param {Story} story */
const titleOf = ({ title, name }) => `${title} › ${name}`;

/** @param {string} folder @param {string} story @param {string} mode */
const fileOf = (folder, story, mode) =>
  join(folder, `${story}.${mode.replace(/[^\p{L}\p{N}]+/gu, '-')}.png`);
