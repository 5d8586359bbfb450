// @ts-check
import { existsSync, mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { batches } from './batches.mjs';
import { openCamera } from './capture.mjs';
import { progress } from './progress.mjs';
import { fileOf } from './stories.mjs';

/** More pages than this wait for one another even on a large machine. */
const LANES = 3;

/** @typedef {import('./stories.mjs').Shot} Shot */

/**
 * @typedef {object} Taken
 * @property {Map<string, string>} broken why a shot gave no picture, by its key
 * @property {Map<string, number>} times milliseconds, by story id
 * @property {Set<string>} fresh the keys of those that were taken, not found in the cache
 */

/**
 * Takes the pictures that are not there yet, several stories at a time. Each is written whole or not
 * at all, so that a run that is broken off goes on where it stopped.
 * @param {object} work
 * @param {string} work.what for the progress line
 * @param {import('@playwright/test').Browser} work.browser
 * @param {string} work.address
 * @param {Shot[]} work.shots
 * @param {string} work.folder
 * @param {boolean} [work.afresh] each in a page that has shown no other story
 * @returns {Promise<Taken>}
 */
export async function takePictures({ what, browser, address, shots, folder, afresh }) {
  mkdirSync(folder, { recursive: true });
  /** @type {Taken} */
  const taken = { broken: new Map(), times: new Map(), fresh: new Set() };
  const missing = shots.filter((shot) => {
    const file = join(folder, fileOf(shot));
    if (!existsSync(file)) return true;
    // Used again: the sweep keeps it.
    utimesSync(file, new Date(), new Date());
    return false;
  });
  if (missing.length === 0) return taken;

  const bar = progress(what, missing.length);
  // One for all lanes: each takes the next. Afresh, every shot loads its page anyway.
  const queue = afresh ? missing.map((shot) => [shot]) : batches(missing);
  const turns = queue.values();
  await Promise.all(
    Array.from({ length: Math.min(LANES, queue.length) }, async () => {
      const camera = await openCamera(browser, address, { afresh });
      for (const batch of turns) for (const shot of batch) await photograph(camera, shot);
      await camera.close();
    }),
  );
  return taken;

  /** @param {Awaited<ReturnType<typeof openCamera>>} camera @param {Shot} shot */
  async function photograph(camera, shot) {
    const started = performance.now();
    try {
      save(join(folder, fileOf(shot)), await camera.take(shot));
      taken.fresh.add(shot.key);
    } catch (error) {
      if (!browser.isConnected()) throw error;
      taken.broken.set(shot.key, sentence(error));
    }
    const { id } = shot.story;
    taken.times.set(id, (taken.times.get(id) ?? 0) + performance.now() - started);
    bar.step();
  }
}

/**
 * @param {string} file
 * @param {Buffer} picture
 */
export function save(file, picture) {
  writeFileSync(`${file}.part`, picture);
  renameSync(`${file}.part`, file);
}

/** @param {unknown} error */
function sentence(error) {
  const text = error instanceof Error ? error.message : String(error);
  // Playwright and Testing Library explain themselves over pages; their first lines say what.
  return text.split('\n').slice(0, 3).join(' ').trim();
}
