// @ts-check
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { compare } from './compare.mjs';
import { take } from './studio.mjs';

/** @typedef {import('@playwright/test').TestInfo} TestInfo */
/** @typedef {import('./plan.mjs').Shot} Shot */

/** @type {import('./plan.mjs').Test[]} */
const plan = JSON.parse(readFileSync(process.env.REVIEW_PLAN ?? '', 'utf8'));

for (const { title, shots } of plan)
  test(title, async ({}, info) => {
    const found = [];
    for (const shot of shots) {
      const problem = await judge(shot, info);
      if (problem) found.push(`${shot.mode}: ${problem}`);
    }
    if (found.length === 0) return;
    const error = new Error(found.join('\n'));
    // Where in this file it was thrown says nothing about the story.
    error.stack = error.message;
    throw error;
  });

/**
 * @param {Shot} shot
 * @param {TestInfo} info
 * @returns {Promise<string | undefined>} what is wrong with the picture
 */
async function judge({ mode, actual, expected }, info) {
  /** @param {string} kind by these words the report puts them beside each other @param {Buffer} body */
  const attach = (kind, body) =>
    info.attachments.push({ name: `${mode}-${kind}.png`, contentType: 'image/png', body });
  const picture = await take(actual).catch((error) => `cannot be shown: ${error.message}`);
  if (typeof picture === 'string') return picture;
  const before = expected && (await pictureBefore(expected, picture, info));
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

/**
 * The picture to compare with. At the second look it is taken a second time as well: the machine may
 * have got the first one wrong.
 * @param {NonNullable<Shot['expected']>} expected
 * @param {Buffer} picture the one to compare
 * @param {TestInfo} info
 * @returns {Promise<Buffer | undefined>} undefined when it cannot be shown
 */
async function pictureBefore({ file, from }, picture, { retry, workerIndex }) {
  if (retry > 0) rmSync(file, { force: true });
  if (!existsSync(file)) {
    const taken = from ? await take(from).catch(() => undefined) : picture;
    if (!taken) return undefined;
    const part = `${file}.${workerIndex}`;
    writeFileSync(part, taken);
    try {
      linkSync(part, file);
    } catch {
      // Another worker was faster with its take of this picture, which then is the first.
    }
    rmSync(part);
  }
  return readFileSync(file);
}
