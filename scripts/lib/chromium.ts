import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Failure } from './cli.mjs';
import { bin, run } from './run.mjs';

/** Names of Chromium's programs. The headless shell comes first (docs/decisions/0009). */
const names =
  'chromium-headless-shell chrome-headless-shell chromium chromium-browser google-chrome google-chrome-stable';

/**
 * The path of a Chromium that starts: the one CHROME_PATH names, else one on the PATH, else
 * Playwright's, else one it installs.
 */
export async function findChromium(): Promise<string> {
  const found = installedChromium();
  if (found) return found;

  console.log('No Chromium found; installing one.');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const byApt = (name: string) => ['sh', '-c', `apt-get update; apt-get install -y ${name}`];
  // An older Debian has no package of the headless shell.
  const ofDebian = isDebianRoot ? ['chromium-headless-shell', 'chromium'].map(byApt) : [];
  for (const command of [...ofDebian, bin('playwright', 'install', 'chromium')]) {
    await run(command);
    const installed = installedChromium();
    if (installed) return installed;
  }
  throw new Failure(
    'No Chromium starts here, and none that starts could be installed: install one (Debian: ' +
      `"apt-get install chromium") or set CHROME_PATH to one. Playwright's: ${problemOf(chromium.executablePath())}`,
  );
}

/** The path of a Chromium that starts, as `findChromium` finds it; undefined where there is none. */
export function installedChromium(): string | undefined {
  const named = process.env.CHROME_PATH;
  const problem = named && problemOf(named);
  if (problem)
    throw new Failure(
      `CHROME_PATH is "${named}", but no Chromium starts there: correct it, or unset it to have one found. ${problem}`,
    );
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.split(' ').flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, chromium.executablePath()].find((path) => !problemOf(path));
}

/**
 * Why a program does not start; undefined when it does. That it exists is not enough: some
 * distributions ship a stub that only advertises a package, and on a bare machine Playwright's
 * Chromium lacks system libraries.
 */
function problemOf(path: string) {
  if (!existsSync(path)) return `There is no file ${path}.`;
  // On Windows --version opens a window, so it is not tried there.
  if (process.platform === 'win32') return undefined;
  const options = { encoding: 'utf8', timeout: 20_000 } as const;
  const { status, stdout, stderr, error } = spawnSync(path, ['--version'], options);
  if (status === 0 && /chrom/i.test(stdout)) return undefined;
  const [said] = (error?.message || stderr.trim() || stdout.trim()).split('\n');
  return `It says: ${said || 'nothing'}`;
}
