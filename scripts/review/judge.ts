import { appendFileSync, readFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { digestOf, lineOf } from './accepted';
import { compare } from './compare';
import type { Test } from './plan';
import { take } from './studio';

/** What a verdict needs of Playwright's `TestInfo`. */
interface Info extends Pick<TestInfo, 'attachments' | 'annotations' | 'retry'> {
  project: Pick<TestInfo['project'], 'retries'>;
}

/**
 * Judges a story by its pictures, and writes down how it differs. A retry, in another process, takes
 * all pictures but those that were alike, so that its page in the report has them.
 * @throws when it differs in a way that is not accepted
 */
export async function judgeStory({ title, shots, accepted = [] }: Test, info: Info) {
  const problems: string[] = [];
  const digests: string[] = [];
  const { REVIEW_ALIKE: alike = '' } = process.env;
  const seen = info.retry > 0 ? readFileSync(alike, 'utf8').split('\n') : [];
  for (const shot of shots) {
    const line = `${title}: ${shot.mode}`;
    if (shot.expected && seen.includes(line)) continue;
    const found = await judge(shot, info);
    if (!found) {
      appendFileSync(alike, `${line}\n`);
      continue;
    }
    problems.push(`${shot.mode}: ${found.problem}`);
    if (found.digest) digests.push(`${shot.mode} ${found.digest} `);
  }
  if (problems.length === 0) return;
  const digest = digestOf(...digests);
  // True only if the report shows every difference, so that whoever accepts the story has seen
  // all of them.
  const isShown = digests.length === problems.length;
  const isAccepted = isShown && accepted.includes(digest);
  const isLast = info.retry === info.project.retries;
  if (isAccepted || (isShown && isLast))
    appendFileSync(process.env.REVIEW_CHANGES ?? '', lineOf({ digest, story: title }));
  if (!isShown && isLast) appendFileSync(process.env.REVIEW_UNSEEN ?? '', `${title}\n`);
  const text = problems.join('\n');
  if (isAccepted) info.annotations.push({ type: 'accepted', description: text });
  // The place in this file where the error was thrown says nothing about the story.
  else throw Object.assign(new Error(text), { stack: text });
}

/** The problem of a picture, or undefined. */
async function judge({ mode, actual, expected }: Test['shots'][number], info: Info) {
  // With these names Playwright's report puts the pictures beside each other.
  const attach = (kind: 'expected' | 'actual' | 'diff', body: Buffer) =>
    info.attachments.push({ name: `${mode}-${kind}.png`, contentType: 'image/png', body });
  const picture = await take(actual).catch((error) => `cannot be shown: ${error.message}`);
  if (typeof picture === 'string') return { problem: picture };
  // On a retry the expected picture is taken again as well, because the machine may have got that
  // one wrong.
  const again = info.retry > 0;
  const before =
    expected && (await take({ ...expected, again }).catch((error: Error) => error.message));
  // This counts as a difference, which somebody can accept. As a new story it would pass unseen, and
  // as one that cannot be shown it would stay red where a branch mends what main cannot show.
  if (typeof before === 'string') {
    attach('actual', picture);
    return { problem: `the base's cannot be shown: ${before}`, digest: digestOf(picture) };
  }
  if (!before) {
    info.annotations.push({ type: 'new', description: mode });
    attach('actual', picture);
    return undefined;
  }
  const difference = await compare(before, picture);
  if (!difference) return undefined;
  attach('expected', before);
  attach('actual', picture);
  attach('diff', difference.picture);
  return { problem: `${difference.pixels} pixels differ`, digest: difference.digest };
}
