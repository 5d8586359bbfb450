import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { digestOf } from './accepted';

/**
 * The number of pixels in which two pictures differ, a picture of the difference, and a digest of
 * both.
 */
export function compare(expected: Buffer, actual: Buffer) {
  if (expected.equals(actual)) return undefined;
  const [a, b] = [PNG.sync.read(expected), PNG.sync.read(actual)] as const;
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const difference = new PNG({ width, height });
  // There is no tolerance: a corner that is 2 px rounder changes only a few faint pixels, which a
  // tolerance would let pass.
  const exact = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(framed(a), framed(b), difference.data, width, height, exact);
  if (!pixels) return undefined;
  return {
    pixels,
    // Filters would make photos smaller, but here they would only take time.
    picture: PNG.sync.write(difference, { filterType: 0 }),
    // The digest is of the pixels, because how they are compressed does not matter.
    digest: digestOf(...[a, b].flatMap((one) => [`${one.width}x${one.height} `, one.data])),
  };

  /**
   * Puts a picture in a frame of a colour that no story has, so that parts that were added or cut
   * off differ.
   */
  function framed(picture: PNG) {
    const frame = new PNG({ width, height });
    frame.data.fill(Buffer.of(255, 0, 255, 255));
    PNG.bitblt(picture, frame, 0, 0, picture.width, picture.height);
    return frame.data;
  }
}
