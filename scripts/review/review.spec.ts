import { readFileSync } from 'node:fs';
import { test, type TestInfo } from '@playwright/test';
import { compare } from './compare';
import type { Test } from './plan';
import { take } from './studio';

const plan: Test[] = JSON.parse(readFileSync(process.env.REVIEW_PLAN ?? '', 'utf8'));

for (const { title, shots } of plan)
  test(title, async ({}, info) => {
    const problems = [];
    for (const shot of shots) {
      const problem = await judge(shot, info);
      if (problem) problems.push(`${shot.mode}: ${problem}`);
    }
    const text = problems.join('\n');
    // Where in this file it was thrown says nothing about the story.
    if (text) throw Object.assign(new Error(text), { stack: text });
  });

/** What is wrong with a picture, if anything. */
async function judge({ mode, actual, expected }: Test['shots'][number], info: TestInfo) {
  // By these words the report puts them beside each other.
  const attach = (kind: 'expected' | 'actual' | 'diff', body: Buffer) =>
    info.attachments.push({ name: `${mode}-${kind}.png`, contentType: 'image/png', body });
  const picture = await take(actual).catch((error) => `cannot be shown: ${error.message}`);
  if (typeof picture === 'string') return picture;
  // At the second look it is taken a second time as well: the machine may have got it wrong.
  const again = info.retry > 0;
  const before = expected && (await take({ ...expected, again }).catch(() => undefined));
  if (!before) {
    info.annotations.push({ type: 'new', description: mode });
    attach('actual', picture);
    return undefined;
  }
  const difference = compare(before, picture);
  if (!difference) return undefined;
  attach('expected', before);
  attach('actual', picture);
  attach('diff', difference.picture);
  return `${difference.pixels} pixels differ`;
}
