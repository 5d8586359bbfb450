// @ts-check
import { inFontWorld } from './fontWorld.mjs';

/** A browser that speaks to nobody by itself, and sets text in the same widths whatever its kind. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** For all browsers but those of a test that is about fonts: what is installed here changes nothing. */
export const env = inFontWorld('arial');

/** The closed world in which a program looks at the catalogue. */
export const args = [
  ...quiet,
  // Nothing reaches another host, even if it tries; faults.ts says what did.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

export const contextOptions = /** @type {const} */ ({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'dark',
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'UTC',
});
