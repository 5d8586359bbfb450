import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { filesOf } from '../../scripts/lib/files';
import { patient } from '../../scripts/lib/patience.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { openSite } from '../../scripts/serve/servers';
import { PHOTOS } from '../../bench/speed/standIn.cjs';
import { findEngines } from './engines';

/** In the page, before its own scripts: records what WebDriver does not report. */
const recorder = `
const faults = (window.faults = []);
for (const level of ['error', 'warn'])
  console[level] = (...words) => faults.push('console ' + level + ': ' + words.join(' '));
addEventListener('error', ({ message }) => message && faults.push('page error: ' + message));
addEventListener('unhandledrejection', ({ reason }) => faults.push('rejection: ' + reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  faults.push('policy: ' + violatedDirective + ' ' + blockedURI));
`;

/**
 * A copy of the built site whose pages begin with the recorder. The policy allows it because it is
 * a file of the site.
 */
function copySite(folder: string) {
  cpSync('public', folder, { recursive: true, filter: (file) => !/\.(br|gz|map)$/.test(file) });
  writeFileSync(join(folder, 'recorder.js'), recorder);
  for (const page of filesOf(folder).filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(join(folder, page), 'utf8');
    const script = '<script src="/recorder.js"></script>';
    writeFileSync(join(folder, page), html.replace('<head>', `<head>${script}`));
  }
}

export interface WebKit {
  driver: WebDriver;
  run: <Result, Argument = void>(
    work: (argument: Argument) => Result,
    argument?: Argument,
  ) => Promise<Result>;
  /** Opens a page, and waits until React has hydrated it. */
  open: (path: string) => Promise<void>;
  resize: (width: number) => Promise<void>;
  /** What a visitor's console would show since the page was opened. */
  faults: () => Promise<string[]>;
}

/** Starts Debian's driver, which starts the browser. Its window is never narrower than 447 px. */
async function start(command: string[], folder: string) {
  const port = await freePort();
  // xvfb-run does not pass signals on. This shell ends its whole process group as soon as its input
  // ends, which it does even when this process is killed.
  const args = ['-c', '"$@" & read end; kill 0', 'sh', ...command, `--port=${port}`];
  const child = spawn('sh', args, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  const filter = join(folder, 'photos.json');
  const block = { trigger: { 'url-filter': PHOTOS }, action: { type: 'block' } };
  writeFileSync(filter, JSON.stringify([block]));
  const options = { args: ['--automation', '--dark-mode', `--content-filter=${filter}`] };
  const capabilities = new Capabilities({ 'webkitgtk:browserOptions': options });
  capabilities.setBrowserName('MiniBrowser');
  let driver: WebDriver | undefined;
  await expect(async () => {
    driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .build();
  }).toPass();
  return { driver: driver!, stop: () => child.stdin.end() };
}

/** Playwright's runner over Debian's WebKitGTK, which only WebDriver can drive. */
export const test = base.extend<object, { webkit: WebKit }>({
  webkit: [
    async ({}, provide, { project, workerIndex }) => {
      const engine = findEngines().webkitGtk;
      if (typeof engine !== 'object') throw new Error('There is no WebKitWebDriver.');
      const folder = join(project.outputDir, `webkit-${workerIndex}`);
      copySite(join(folder, 'site'));
      const { address, close } = await openSite(join(folder, 'site'));
      const { driver, stop } = await start(engine.command, folder);

      const run: WebKit['run'] = (work, argument) =>
        driver.executeScript(`return (${work.toString()})(arguments[0])`, argument);
      await provide({
        driver,
        run,
        open: async (path) => {
          // The next document has a list of its own.
          expect(await driver.executeScript('return window.faults ?? []')).toEqual([]);
          await driver.get(address + path);
          const marks = () => performance.getEntriesByName('onInitialClientRender').length;
          await expect.poll(() => run(marks)).toBeGreaterThan(0);
        },
        resize: (width) =>
          driver
            .manage()
            .window()
            .setRect({ x: 0, y: 0, width, height: 900 })
            .then(() => {}),
        faults: () => driver.executeScript('return window.faults'),
      });

      await driver.quit();
      stop();
      close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: patient(60_000) },
  ],
});

export { expect };
