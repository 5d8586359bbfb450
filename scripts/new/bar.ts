import { Failure } from '../lib/cli.mjs';

/**
 * The letters that the header's bar has room for in a window of 1024 px. The gap after each word
 * counts as three. It was measured: beside today's five words one of 14 letters fits, and one of 16 is
 * 13 px too long.
 */
const letters = 78;

/** Throws a `Failure` where the last of these words does not fit into the bar beside the others. */
export function checkBar(words: readonly string[]) {
  if (words.reduce((sum, { length }) => sum + length + 3, 0) <= letters) return;
  throw new Failure(
    `The header has no room for "${words.at(-1)}" in a window of 1024 px: choose a shorter address, or first take a page out of "sections" in src/routes/site/navigation.ts.`,
    2,
  );
}
