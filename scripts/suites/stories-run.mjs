// @ts-check

/**
 * Compares what the test-runner ran with what the catalogue holds.
 * @param {any} index storybook-static/index.json
 * @param {any} run the test-runner's JSON report
 * @returns {{ stories: number, missing: string[], slowest: { name: string, ms: number }[] }}
 *   `missing`: stories without exactly one finished test
 */
export function compareStories(index, run) {
  const stories = Object.values(index.entries).filter(
    ({ type, subtype }) => type === 'story' && subtype !== 'test',
  );
  /** @type {Map<string, number>} */
  const ran = new Map();
  /** @type {{ name: string, ms: number }[]} */
  const times = [];
  for (const test of run.testResults.flatMap((/** @type {any} */ file) => file.assertionResults)) {
    if (test.status !== 'passed' && test.status !== 'failed') continue;
    const name = test.ancestorTitles.join(' / ');
    ran.set(name, (ran.get(name) ?? 0) + 1);
    times.push({ name, ms: test.duration ?? 0 });
  }
  // The runner names a story by its export when it reads the file, by its name when by the index.
  const missing = stories
    .filter(({ title, name, exportName }) => {
      const names = new Set([`${title} / ${exportName}`, `${title} / ${name}`]);
      return [...names].reduce((sum, key) => sum + (ran.get(key) ?? 0), 0) !== 1;
    })
    .map(({ title, name }) => `${title} / ${name}`);
  return { stories: stories.length, missing, slowest: times.sort((a, b) => b.ms - a.ms) };
}
