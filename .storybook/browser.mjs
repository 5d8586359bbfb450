// @ts-check
import { inFontWorld } from './fontWorld.mjs';

/**
 * Arguments for a Chromium that sends nothing by itself, and sets text in the same widths whatever
 * its build.
 */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A proxy in the environment would be asked for what --host-resolver-rules keeps here.
  '--proxy-server=direct://',
  '--font-render-hinting=none',
];

/**
 * The environment of the Chromium of suites, reviews and benches, except in tests about fonts. With
 * it, the fonts that are installed on the machine change nothing.
 */
export const env = inFontWorld('arial');

/** The arguments of a Chromium that reaches this machine only. */
export const args = [
  ...quiet,
  // No request reaches another host. faults.ts reports those that try.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

export const contextOptions = /** @type {const} */ ({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'dark',
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'UTC',
});
