import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/cli.mjs';
import { git } from '../lib/git';

/** The folder of the lists of accepted changes, in the repository. */
export const lists = join('review', 'accepted');

/** A story whose pictures differ. The digest is of both sides, before and after. */
export interface Change {
  digest: string;
  story: string;
}

/**
 * The result of a run: changes that are accepted, changes that are not, accepted ones that did not
 * occur, and stories that could not be shown.
 */
export type Verdict = Record<'accepted' | 'open' | 'stale', Change[]> & { unseen: string[] };

/** 16 digits are enough to tell changes apart, and nobody has a reason to forge one. */
export const digestOf = (...parts: (string | Buffer)[]) =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);

export const lineOf = ({ digest, story }: Change) => `${digest}  ${story}\n`;

/** Reads the changes in a file, one on each line. */
export function readChanges(file: string): Change[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  return lines.flatMap((line, index) => {
    const [, digest, story] = /^([0-9a-f]{16}) {2}(\S.*)$/.exec(line) ?? [];
    if (digest && story) return { digest, story };
    if (!line) return [];
    throw new Failure(
      `${file}, line ${index + 1}: "${line}" is not a digest and a story. Delete the line; "npm run review -- --accept" writes it anew.`,
    );
  });
}

/** The lists in a folder. Each branch has its own, so that two branches never conflict. */
const listsIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.txt'))
    .map((name) => join(folder, name));

export const readAccepted = (folder: string) => listsIn(folder).flatMap(readChanges);

const isIn = (changes: Change[]) => (one: Change) =>
  changes.some(({ digest, story }) => digest === one.digest && story === one.story);

/**
 * Sorts changes into accepted, open and stale ones. A run of only some stories knows nothing of the
 * others, nor of `unseen` ones, which could not be shown, so their lines do not count as stale.
 */
export function sortOut(
  found: Change[],
  accepted: Change[],
  { whole, unseen }: { whole: boolean; unseen: string[] },
): Verdict {
  const isAccepted = isIn(accepted);
  const isFound = isIn(found);
  const stories = new Set(found.map(({ story }) => story));
  const isKnown = (story: string) => stories.has(story) || (whole && !unseen.includes(story));
  return {
    accepted: found.filter(isAccepted),
    open: found.filter((change) => !isAccepted(change)),
    stale: accepted.filter((change) => !isFound(change) && isKnown(change.story)),
    unseen,
  };
}

/** Adds changes to a branch's list, and removes stale ones from all lists. */
export function writeAccepted(folder: string, branch: string, added: Change[], stale: Change[]) {
  mkdirSync(folder, { recursive: true });
  const own = join(folder, `${branch.replace(/[^\p{L}\p{N}.]+/gu, '-') || 'detached'}.txt`);
  for (const file of new Set([...listsIn(folder), own])) {
    const others = readChanges(file).filter((one) => !isIn(stale)(one) && !isIn(added)(one));
    const kept = file === own ? [...others, ...added] : others;
    const lines = kept.sort((a, b) => (a.story < b.story ? -1 : 1)).map(lineOf);
    if (lines.length) writeFileSync(file, lines.join(''));
    else rmSync(file, { force: true });
  }
}

/** Adds the changes of the last report to the list of the branch that a checkout is on. */
export function accept(root: string, verdictFile: string, only: string) {
  if (!existsSync(verdictFile))
    throw new Failure('There is no report to accept: look at one first, by "npm run review".');
  const { open, unseen, ...verdict }: Verdict = JSON.parse(readFileSync(verdictFile, 'utf8'));
  const isMeant = ({ story }: Change) => story.toLowerCase().includes(only.toLowerCase());
  const isListed = isIn(readAccepted(join(root, lists)));
  const chosen = open.filter(isMeant);
  const stale = verdict.stale.filter((change) => isMeant(change) && isListed(change));
  for (const story of unseen) console.log(`  cannot be shown, so it stays red: ${story}`);
  if (only && chosen.length + stale.length === 0)
    throw new Failure(`No story that waits to be accepted has "${only}" in its title.`, 2);
  if (chosen.length + stale.length === 0) return console.log('Nothing waits to be accepted.');
  writeAccepted(join(root, lists), git(root, 'branch', '--show-current') ?? '', chosen, stale);
  for (const { story } of chosen) console.log(`  accepted: ${story}`);
  for (const { story } of stale) console.log(`  taken out: ${story}`);
  const count = `${chosen.length} of ${open.length}`;
  console.log(`${count} stories accepted, ${stale.length} stale lines taken out: commit ${lists}.`);
}
