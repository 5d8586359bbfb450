// @ts-check
import { workingCatalogue } from './both.mjs';
import { openBrowser } from './capture.mjs';
import { repeat } from './repeat.mjs';
import { noStory, shotsOf, wanted } from './stories.mjs';

/**
 * Takes all pictures of the working tree several times.
 * @param {object} work
 * @param {string} work.root
 * @param {import('./places.mjs').Places} work.places
 * @param {string} work.chromium
 * @param {number} work.times
 * @param {string} [work.only] text in the title or id of a story
 * @throws {import('../lib/cli.mjs').Failure} the catalogue cannot be built, or no story is meant
 */
export async function repeatTree({ root, places, chromium, times, only = '' }) {
  const { browser } = await openBrowser(chromium);
  const built = workingCatalogue({ root, places, browser });
  const catalogue = await built.finally(() => browser.close());
  const stories = wanted(catalogue.stories, only);
  if (stories.length === 0) throw noStory(only);
  return repeat({
    ...{ chromium, times, catalogue: catalogue.folder, folder: places.repeated },
    choose: (recipe) => stories.flatMap((story) => shotsOf(story, recipe)),
  });
}
