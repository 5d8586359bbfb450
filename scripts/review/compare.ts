import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { pixelsOf, type Pixels } from '../../.storybook/checks/screenshot';
import { digestOf } from './accepted';

/**
 * The number of pixels in which two pictures differ, a picture of the difference, and a digest of
 * both.
 */
export async function compare(expected: Buffer, actual: Buffer) {
  if (expected.equals(actual)) return undefined;
  const [a, b] = await Promise.all([pixelsOf(expected), pixelsOf(actual)]);
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const difference = Buffer.alloc(width * height * 4);
  // There is no tolerance: a corner that is 2 px rounder changes only a few faint pixels, which a
  // tolerance would let pass.
  const exact = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(await framed(a), await framed(b), difference, width, height, exact);
  if (!pixels) return undefined;
  return {
    pixels,
    picture: await raw(difference, { width, height }).png().toBuffer(),
    // The digest is of the pixels, because how they are compressed does not matter.
    digest: digestOf(...[a, b].flatMap((one) => [`${one.width}x${one.height} `, one.data])),
  };

  /**
   * Puts a picture in a frame of a colour that no story has, so that parts that were added or cut
   * off differ.
   */
  function framed({ data, ...size }: Pixels) {
    const room = { right: width - size.width, bottom: height - size.height };
    return raw(data, size)
      .extend({ ...room, background: '#f0f' })
      .raw()
      .toBuffer();
  }
}

const raw = (data: Buffer, size: Omit<Pixels, 'data'>) =>
  sharp(data, { raw: { ...size, channels: 4 } });
