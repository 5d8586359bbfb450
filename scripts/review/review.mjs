// @ts-check
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../lib/chromium.mjs';
import { Failure, runCli } from '../lib/cli.mjs';
import { readOptions } from '../lib/options.mjs';
import { root } from '../lib/root.mjs';
import { bin, run } from '../lib/run.mjs';
import { touchedFiles } from './affected.mjs';
import { changedFiles, findBase } from './base.mjs';
import { buildCatalogue, buildCommit } from './catalogue.mjs';
import { planRepeat, planReview } from './plan.mjs';
import { openStudio } from './studio.mjs';

const usage = `Usage: npm run review -- [--base REF] [--only TEXT] [--take all]
       npm run review -- --repeat N [--only TEXT]
Compares the stories of the working tree that changed files touch with the same ones at REF (where
this branch left main). Ends with 1 when one differs or cannot be shown, and writes a report.
--only TEXT  stories with TEXT in their title or id
--take all   every story, and the base's pictures anew
--repeat N   compares the working tree with itself: takes every picture N times, each time in a
             browser of its own, and compares it with the first`;

const place = (/** @type {string[]} */ ...names) => join(root, '.waxline', 'review', ...names);

runCli(async () => {
  const options = readOptions(process.argv.slice(2), ['base', 'only', 'take', 'repeat'], usage);
  const { only = '', take, repeat } = options;
  const wrong = (/** @type {string} */ why) => new Failure(`${why}\n${usage}`, 2);
  if (take !== undefined && take !== 'all') throw wrong(`"--take ${take}" is not known.`);
  if (repeat !== undefined && !/^[2-9]$/.test(repeat))
    throw wrong(`"--repeat ${repeat}": give a whole number from 2 to 9.`);
  if (repeat && (options.base ?? take) !== undefined)
    throw wrong('"--repeat" has no base, so it goes with neither "--base" nor "--take".');
  const base = repeat ? undefined : findBase(root, options.base);
  if (base && !take && changedFiles(root, base.commit).length === 0)
    return console.log(`No file differs from ${base.name}.`);

  const chromium = await findChromium();
  mkdirSync(place(), { recursive: true });
  await buildCatalogue(root, place('current'), 'the working tree');
  process.exitCode = base
    ? await review(base.commit, chromium, only, take === 'all')
    : await repeatTakes(Number(repeat), chromium, only);
});

/**
 * Compares the working tree with a commit.
 * @param {string} commit @param {string} chromium @param {string} only @param {boolean} all
 */
async function review(commit, chromium, only, all) {
  const kept = place('base', commit);
  mkdirSync(kept, { recursive: true });
  // A base weighs some 100 MB: only the last one is kept.
  for (const name of readdirSync(place('base')))
    if (name !== commit) rmSync(place('base', name), { recursive: true });
  if (!existsSync(join(kept, 'catalogue')))
    await buildCommit(root, commit, join(kept, 'catalogue'));
  const current = await openStudio(chromium, place('current'));
  const base = await openStudio(chromium, join(kept, 'catalogue'));
  const folder = join(kept, base.browser);
  if (all) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stories = await storiesOf(current, only);
  const before = await storiesOf(base, only);
  if (stories.length + before.length === 0) throw noStory(only);
  const { tests, added, removed } = planReview({
    current: { address: current.address, stories },
    base: { address: base.address, stories: before },
    touched: all ? undefined : touchedFiles(root, place('current', 'preview-stats.json'), commit),
    folder,
  });
  // A difference is looked at twice: a machine that is too busy may give one wrong picture.
  const code = await judge(tests, 1, [current, base]);
  for (const title of added) console.log(`  new: ${title}`);
  for (const title of removed) console.log(`  removed: ${title}`);
  return code;
}

/**
 * Compares the working tree with itself.
 * @param {number} times @param {string} chromium @param {string} only
 */
async function repeatTakes(times, chromium, only) {
  const studios = [];
  for (let take = 0; take < times; take++)
    studios.push(await openStudio(chromium, place('current')));
  const [first] = /** @type {[import('./studio.mjs').Studio]} */ (studios);
  const stories = await storiesOf(first, only);
  if (stories.length === 0) throw noStory(only);
  const folder = place('first');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const addresses = studios.map(({ address }) => address);
  return judge(planRepeat(addresses, stories, folder), 0, studios);
}

/** @param {import('./studio.mjs').Studio} studio @param {string} only */
async function storiesOf({ readStories }, only) {
  const wanted = (/** @type {string} */ name) => name.toLowerCase().includes(only.toLowerCase());
  return (await readStories()).filter(({ id, title }) => wanted(`${title} ${id}`));
}

/** @param {string} only */
const noStory = (only) => new Failure(`No story has "${only}" in its title or id.`, 2);

/**
 * Lets Playwright judge each story, and says where its report is.
 * @param {import('./plan.mjs').Test[]} tests
 * @param {number} retries
 * @param {import('./studio.mjs').Studio[]} studios
 * @returns {Promise<number>} the exit code
 */
async function judge(tests, retries, studios) {
  const plan = place('plan.json');
  writeFileSync(plan, JSON.stringify(tests));
  const config = join(root, 'scripts', 'review', 'playwright.config.mjs');
  const command = bin('playwright', 'test', '--config', config, `--retries=${retries}`);
  const started = performance.now();
  const { code } = tests.length
    ? await run(command, { env: { REVIEW_PLAN: plan, PLAYWRIGHT_NO_COPY_PROMPT: '1' } })
    : { code: 0 };
  const seconds = (performance.now() - started) / 1000;
  const pictures = studios.reduce((sum, studio) => sum + studio.pictures(), 0);
  await Promise.all(studios.map((studio) => studio.close()));
  if (tests.length === 0) console.log('The changed files touch no story.');
  else {
    const each = (seconds / pictures).toFixed(2);
    console.log(`${pictures} pictures in ${seconds.toFixed(0)} s, ${each} s each.`);
    console.log(`Report: ${pathToFileURL(place('report', 'index.html')).href}`);
  }
  return code;
}
