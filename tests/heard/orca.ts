import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures';
import { settlePhotos } from '../settlePhotos';

const rules = 'orca-customizations.py';
const second = () => new Promise((done) => setTimeout(done, 1000));

function startOrca(folder: string) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'heard.txt');
  copyFileSync(join(__dirname, rules), join(folder, rules));
  writeFileSync(file, '');
  const env = { ...process.env, HEARD: file, LANGUAGE: 'en' };
  const orca = spawn('orca', ['--replace', '-u', folder], { env, stdio: 'ignore' });
  const ended = once(orca, 'exit');
  const all = () => readFileSync(file, 'utf8').split('\n').slice(0, -1);
  let taken = 0;
  const fresh = () => all().slice(taken);
  const take = () => {
    const lines = fresh();
    taken += lines.length;
    // It calls the top of a page "blank".
    return lines.filter((line) => line !== '(end)' && line !== 'blank');
  };
  return {
    /** What it has said since the last call, once it has said something and been silent for a second. */
    async said() {
      await expect.poll(fresh).not.toEqual([]);
      for (let before = -1; before < fresh().length; await second()) before = fresh().length;
      return take();
    },
    /** Opens a page. Returns what it says of it from its top to its end. */
    async reads(page: Page, path: string, title: string) {
      let said: string[] = [];
      // On a busy machine Orca may still be in the window of the last test, which is closed: it then
      // finds nothing to say, or one line, until another page is loaded.
      await expect(async () => {
        await page.goto(path);
        await expect.poll(fresh).toContain(`Finished loading ${title} | Waxline.`);
        // A photo that is still loading would be read as its drawing.
        await settlePhotos(page);
        take();
        orca.kill('SIGUSR1');
        await expect.poll(fresh).toContain('(end)');
        said = take();
        expect(said).toContain('leaving banner.');
      }).toPass();
      return said;
    },
    async stop() {
      orca.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A test with Orca, which starts once for all tests. */
export const test = base.extend<object, { orca: ReturnType<typeof startOrca> }>({
  orca: [
    async ({}, provide, { project }) => {
      const orca = startOrca(join(project.outputDir, 'orca'));
      // "Screen reader on."
      await orca.said();
      await provide(orca);
      await orca.stop();
    },
    { scope: 'worker' },
  ],
});
