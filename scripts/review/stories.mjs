// @ts-check
import { createHash } from 'node:crypto';
import { Failure } from '../lib/cli.mjs';

/** @typedef {{ width: number, height: number }} Size */

/**
 * @typedef {object} Story a story as the catalogue has it
 * @property {string} id
 * @property {string} title
 * @property {string} name
 * @property {string} file
 * @property {string} graph a hash of all that it shows
 * @property {Record<string, any>} modes its `parameters.chromatic.modes`
 * @property {boolean} skip its `parameters.chromatic.disableSnapshot`
 * @property {Size} [size] the window it sets for itself
 * @property {Record<string, unknown>} globals what else it sets for itself
 */

/**
 * @typedef {object} Shot one picture to take
 * @property {string} key what it is accepted by: story and mode
 * @property {string} content tells a picture apart from another of the same story and mode
 * @property {Story} story
 * @property {string} mode
 * @property {Size} size
 * @property {'light' | 'dark'} colorScheme
 * @property {'active' | 'none'} forcedColors
 * @property {Record<string, unknown>} globals for the address
 */

/**
 * The pictures of a story: one for each of its modes. A story that sets its own window or scheme
 * looks the same in several modes; it is taken in the first of them.
 * @param {Story} story
 * @param {string} recipe how pictures are taken: by which browser, with which settings
 * @returns {Shot[]}
 */
export function shotsOf(story, recipe) {
  if (story.skip) return [];
  /** @type {Map<string, Shot>} */
  const shots = new Map();
  for (const [mode, settings] of Object.entries(story.modes)) {
    const { viewport, forcedColors = 'none', disable, ...rest } = settings;
    if (disable) continue;
    const size = story.size ?? viewport;
    const globals = { ...rest, ...story.globals };
    // "As the system", of which Chromatic's is light.
    const colorScheme = globals.scheme === 'dark' ? 'dark' : 'light';
    const look = JSON.stringify([size, forcedColors, colorScheme, globals]);
    if (shots.has(look)) continue;
    const content = createHash('sha256')
      .update(JSON.stringify([recipe, story.graph, story.id, look]))
      .digest('hex')
      .slice(0, 16);
    const key = `${story.id} / ${mode}`;
    shots.set(look, { key, content, story, mode, size, colorScheme, forcedColors, globals: rest });
  }
  return [...shots.values()];
}

/**
 * @param {Story[]} stories
 * @param {string} text
 */
export const wanted = (stories, text) =>
  stories.filter(({ id, title }) => `${title} ${id}`.toLowerCase().includes(text.toLowerCase()));

/** @param {string} text */
export const noStory = (text) => new Failure(`No story has "${text}" in its title or id.`, 2);

/**
 * One picture of each story, their modes in turn: a fraction of all pictures, in every mode.
 * @param {Story[]} stories
 * @param {string} recipe
 */
export const inTurn = (stories, recipe) =>
  stories
    .map((story) => shotsOf(story, recipe))
    .filter((shots) => shots.length > 0)
    .flatMap((shots, index) => shots[index % shots.length] ?? []);

/**
 * A picture's file name: for people first, and another for every content.
 * @param {Shot} shot
 */
export const fileOf = ({ story, mode, content }) =>
  `${story.id}.${mode.replace(/\W+/g, '-')}.${content}.png`;
