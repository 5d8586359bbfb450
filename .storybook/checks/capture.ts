import type { CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

interface Options {
  /** The part of the page, in px of the page; without it, what the window shows. */
  clip?: { x: number; y: number; width: number; height: number };
  /** Also takes what lies outside the window, which the browser enlarges for that. */
  captureBeyondViewport?: boolean;
}

/**
 * Takes a picture of a page, three times as fast as Playwright's own screenshot.
 * @returns a PNG in base64
 */
export async function capture(page: Page, { clip, ...options }: Options = {}): Promise<string> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const devtools = await session;
  const { data } = await devtools.send('Page.captureScreenshot', {
    ...options,
    clip: clip && { ...clip, scale: 1 },
    // The file is larger, and takes half the time.
    optimizeForSpeed: true,
  });
  return data;
}

/** A picture's pixels: red, green, blue and alpha of each, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Reads a PNG, by sharp, because pngjs takes twice as long, and the suites read thousands. */
export async function pixelsOf(png: Buffer): Promise<Pixels> {
  const raw = sharp(png).ensureAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
