import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/cli.mjs';

/** That a story's pictures differ. The digest is of both, of what they were and of what they are. */
export interface Change {
  digest: string;
  story: string;
}

/** What a run found: changes that are accepted, those that are not, and accepted ones it did not see. */
export type Verdict = Record<'accepted' | 'open' | 'stale', Change[]>;

/** In a line of a list 16 digits tell two changes apart; nobody has a reason to forge one. */
export const digestOf = (...parts: (string | Buffer)[]) =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);

export const lineOf = ({ digest, story }: Change) => `${digest}  ${story}\n`;

/** Reads the changes of a file, one a line. */
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

/** Each branch has a list of its own, so that two of them never conflict. */
const listsIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : []).map((name) => join(folder, name));

export const readAccepted = (folder: string) => listsIn(folder).flatMap(readChanges);

const isIn = (changes: Change[]) => (one: Change) =>
  changes.some(({ digest, story }) => digest === one.digest && story === one.story);

/** A run of some stories only knows nothing of the others: their lines are not stale for it. */
export function sortOut(found: Change[], accepted: Change[], whole: boolean): Verdict {
  const isAccepted = isIn(accepted);
  const isFound = isIn(found);
  const stories = new Set(found.map(({ story }) => story));
  return {
    accepted: found.filter(isAccepted),
    open: found.filter((change) => !isAccepted(change)),
    stale: accepted.filter((change) => !isFound(change) && (whole || stories.has(change.story))),
  };
}

/** Adds changes to the list of a branch, and takes stale ones out of all lists. */
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
