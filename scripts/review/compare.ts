import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { digestOf } from './accepted';

/** How many pixels of two pictures differ, a picture of where, and a digest of both. */
export function compare(expected: Buffer, actual: Buffer) {
  if (expected.equals(actual)) return undefined;
  const [a, b] = [PNG.sync.read(expected), PNG.sync.read(actual)] as const;
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const difference = new PNG({ width, height });
  // A corner that is 2 px rounder is a few faint pixels, which a tolerance would let pass.
  const exact = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(framed(a), framed(b), difference.data, width, height, exact);
  if (!pixels) return undefined;
  return {
    pixels,
    // Filters make photos smaller; here they would only take long.
    picture: PNG.sync.write(difference, { filterType: 0 }),
    // Of the pixels: how they were packed is no matter.
    digest: digestOf(...[a, b].flatMap((one) => [`${one.width}x${one.height} `, one.data])),
  };

  /** In a frame of a colour that no story has, so that all that was added or cut off differs. */
  function framed(picture: PNG) {
    const frame = new PNG({ width, height });
    frame.data.fill(Buffer.of(255, 0, 255, 255));
    PNG.bitblt(picture, frame, 0, 0, picture.width, picture.height);
    return frame.data;
  }
}
