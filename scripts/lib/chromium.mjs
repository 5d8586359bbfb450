// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from './cli.mjs';
import { bin, run } from './run.mjs';

/** The one without windows first: it opens pages faster. */
const NAMES = [
  ...['chromium-headless-shell', 'chrome-headless-shell'],
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
];

/**
 * A Chromium that starts: the one CHROME_PATH names, else the system's, else Playwright's, else one
 * it installs.
 * @returns {Promise<string>} its path
 * @throws {Failure} CHROME_PATH names none, or none could be installed
 */
export async function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (starts(named)) return named;
    throw new Failure(
      `CHROME_PATH is "${named}", but no Chromium starts there: correct it, or unset it to have one found.`,
    );
  }
  const found = await search();
  if (found) return found;

  console.log('No Chromium found; installing one.');
  // An older Debian has no headless shell of its own.
  const ofDebian = [() => byApt('chromium-headless-shell'), () => byApt('chromium')];
  for (const install of [...(isDebianRoot() ? ofDebian : []), byPlaywright]) {
    await install();
    const installed = await search();
    if (installed) return installed;
  }
  throw new Failure(
    'Chromium is missing and could not be installed: install it (Debian: "apt-get install chromium") ' +
      'or set CHROME_PATH to one.',
  );
}

async function search() {
  const { chromium } = await import('@playwright/test');
  return [...systemPlaces(), chromium.executablePath()].find(starts);
}

function systemPlaces() {
  const { LOCALAPPDATA, PATH = '', PROGRAMFILES, 'PROGRAMFILES(X86)': programsX86 } = process.env;
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].flatMap((app) =>
      ['/Applications', join(process.env.HOME ?? '', 'Applications')].map((folder) =>
        join(folder, `${app}.app`, 'Contents', 'MacOS', app),
      ),
    );
  }
  if (process.platform === 'win32') {
    return [PROGRAMFILES, programsX86, LOCALAPPDATA].flatMap((folder) =>
      folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
    );
  }
  return NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
}

/**
 * A file alone proves little: some distributions ship a stub that only advertises a package, and
 * Playwright's lacks system libraries on a bare machine.
 * @param {string} path
 */
function starts(path) {
  if (!existsSync(path)) return false;
  // On Windows --version opens a window.
  if (process.platform === 'win32') return true;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** @param {string} name */
async function byApt(name) {
  const { code } = await run(['apt-get', 'update']);
  if (code === 0) await run(['apt-get', 'install', '-y', name]);
}

async function byPlaywright() {
  await run(bin('playwright', 'install', 'chromium'));
}
