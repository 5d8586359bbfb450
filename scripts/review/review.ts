import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../lib/chromium';
import { Failure, runCli } from '../lib/cli.mjs';
import { changedFiles, findBase } from '../lib/git';
import { bin, root, run } from '../lib/run.mjs';
import {
  accept,
  lists,
  readAccepted,
  readChanges,
  sortOut,
  type Change,
  type Verdict,
} from './accepted';
import { buildCatalogue, buildCommit, touchedFiles } from './base';
import { readReview } from './options';
import { noLongerTaken, planRepeat, planReview, titlesBeyond, type Test } from './plan';
import { openStudio, type Studio } from './studio';

const place = (...names: string[]) => join(root, '.waxline', 'review', ...names);
const verdictFile = place('report', 'verdict.json');

runCli(async () => {
  const options = readReview(process.argv.slice(2));
  const { only = '', take, repeat } = options;
  if (options.accept) return accept(root, verdictFile, only);
  if (take === 'none') {
    await baseOf(findBase(root, options.base).commit);
    return console.log('The switch "Main" of the catalogue shows it: npm run storybook.');
  }
  // The lists are read before the build, so that an unreadable one is reported at once.
  readAccepted(lists);
  const base = repeat ? undefined : findBase(root, options.base);
  if (base && !take && changedFiles(root, base.commit).length === 0) {
    // What an earlier review found is no longer so, and nobody should accept it.
    rmSync(place('report'), { recursive: true, force: true });
    return console.log(`No file differs from ${base.name}.`);
  }

  const chromium = await findChromium();
  await buildCatalogue(root, place('current'), 'the working tree');
  process.exitCode = base
    ? await review(base.commit, chromium, options)
    : await repeatTakes(Number(repeat), chromium, only);
});

/** The folder of a base, with its catalogue built. */
async function baseOf(commit: string) {
  const kept = place('base', commit);
  mkdirSync(kept, { recursive: true });
  const catalogue = join(kept, 'catalogue');
  if (!existsSync(catalogue)) await buildCommit(root, commit, catalogue);
  // A base has some 100 MB, so only the last one is kept.
  for (const name of readdirSync(place('base')))
    if (name !== commit) rmSync(place('base', name), { recursive: true });
  return kept;
}

async function review(commit: string, chromium: string, options: ReturnType<typeof readReview>) {
  const { only = '', take } = options;
  const kept = await baseOf(commit);
  const catalogue = join(kept, 'catalogue');
  const current = await openStudio(chromium, place('current'), only);
  const base = await openStudio(chromium, catalogue, only);
  if (current.stories.length + base.stories.length === 0) throw noStory(only);
  const folder = join(kept, base.browser);
  const stats = place('current', 'preview-stats.json');
  const touched = take ? undefined : touchedFiles(root, stats, commit);
  const stories = current.stories.filter(({ file }) => touched?.has(file) ?? true);
  const accepted = readAccepted(lists);
  const tests = planReview({ ...current, stories }, base, folder);
  if (take)
    for (const { expected } of tests.flatMap(({ shots }) => shots))
      if (expected?.file) rmSync(expected.file, { force: true });
  for (const test of tests)
    test.accepted = accepted.filter((one) => one.story === test.title).map(({ digest }) => digest);
  // Each difference is photographed twice, because an overloaded machine may give one wrong
  // picture.
  const code = await judge(tests, 1, [current, base]);
  for (const title of titlesBeyond(base, current)) console.log(`  new: ${title}`);
  for (const title of titlesBeyond(current, base)) console.log(`  removed: ${title}`);
  for (const left of noLongerTaken(base, current)) console.log(`  no longer photographed: ${left}`);
  const unseen = readFileSync(place('unseen.txt'), 'utf8').split('\n').filter(Boolean);
  const whole = !only && !options.base;
  tell(sortOut(readChanges(place('changes.txt')), accepted, { whole, unseen }));
  sayWhere();
  return code;
}

/** Prints what a run found, and saves it beside the report for `--accept`. */
function tell(verdict: Verdict) {
  const { accepted, open, stale, unseen } = verdict;
  for (const { story } of accepted) console.log(`  accepted: ${story}`);
  // If the story of a stale line now differs in another way, the line is reported with that story.
  const stories = (changes: Change[]) => new Set(changes.map(({ story }) => story));
  const [now, before] = [stories(open), stories(stale)];
  for (const story of now)
    console.log(
      `  ${before.has(story) ? 'changed since it was accepted' : 'not accepted'}: ${story}`,
    );
  for (const story of before)
    if (!now.has(story)) console.log(`  no longer differs as ${lists} says: ${story}`);
  for (const story of unseen) console.log(`  cannot be shown, so nobody can accept it: ${story}`);
  const found = accepted.length + open.length;
  if (found) console.log(`${accepted.length} of ${found} stories that differ are accepted.`);
  if (open.length)
    console.log(
      'Look at them in the report, and accept what is meant: npm run review -- --accept [--only TEXT]\n' +
        "CI's report has to be unpacked first: docs/review.md.",
    );
  mkdirSync(place('report'), { recursive: true });
  writeFileSync(verdictFile, JSON.stringify(verdict));
}

/** Compares the working tree with itself. */
async function repeatTakes(times: number, chromium: string, only: string) {
  const studios: Studio[] = [];
  while (studios.length < times) studios.push(await openStudio(chromium, place('current'), only));
  if (studios[0]?.stories.length === 0) throw noStory(only);
  const folder = place('first');
  rmSync(folder, { recursive: true, force: true });
  const code = await judge(planRepeat(studios, folder), 0, studios);
  sayWhere();
  return code;
}

function sayWhere() {
  const report = place('report', 'index.html');
  if (existsSync(report)) console.log(`Report: ${pathToFileURL(report).href}`);
}

const noStory = (only: string) =>
  new Failure(`No story has "${only}" in its title, name or id.`, 2);

/** Lets Playwright judge each story, and returns its exit code. */
async function judge(tests: Test[], retries: number, studios: Studio[]) {
  // From here on the old report is false, and if this run is broken off, nobody should accept what
  // an earlier one found.
  rmSync(place('report'), { recursive: true, force: true });
  writeFileSync(place('plan.json'), JSON.stringify(tests));
  const command = bin(
    ...['playwright', 'test', 'scripts/review/review.spec.ts', `--retries=${retries}`],
    // There are more workers than cores, because some stories only wait for timers. There is no
    // time-out, because the camera has its own.
    ...['--fully-parallel', '--workers=150%', '--timeout=0', `--output=${place('results')}`],
    '--reporter=scripts/review/reporter.ts,html',
  );
  const html = { PLAYWRIGHT_HTML_OUTPUT_DIR: place('report'), PLAYWRIGHT_HTML_OPEN: 'never' };
  const found = {
    REVIEW_CHANGES: place('changes.txt'),
    REVIEW_UNSEEN: place('unseen.txt'),
    REVIEW_ALIKE: place('alike.txt'),
  };
  for (const file of Object.values(found)) writeFileSync(file, '');
  const env = {
    ...html,
    ...found,
    REVIEW_PLAN: place('plan.json'),
    PLAYWRIGHT_NO_COPY_PROMPT: '1',
  };
  const started = performance.now();
  const { code } = tests.length ? await run(command, { env }) : { code: 0 };
  const seconds = (performance.now() - started) / 1000;
  await Promise.all(studios.map(({ close }) => close()));
  if (tests.length === 0) console.log('There is no picture to take.');
  else {
    const pictures = tests.flatMap(({ shots }) => shots).length;
    const time = `${seconds.toFixed(0)} s, ${(seconds / pictures).toFixed(2)} s each`;
    console.log(`${pictures} pictures in ${time}.`);
  }
  return code;
}
