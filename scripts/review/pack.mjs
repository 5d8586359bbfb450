// @ts-check

/** The tallest and widest that WebP can hold. */
const MOST = 16_383;

/**
 * Lends a packer of pictures: the browser itself writes WebP, good enough to look at.
 * @param {string} chromium
 * @param {(pack: (picture: Buffer) => Promise<Buffer | undefined>) => Promise<void>} work
 */
export async function withPacker(chromium, work) {
  const { openBrowser } = await import('./capture.mjs');
  const { browser } = await openBrowser(chromium);
  try {
    const page = await browser.newPage();
    await work(async (picture) => {
      const text = await page.evaluate(toWebp, {
        png: picture.toString('base64'),
        most: MOST,
      });
      return text ? Buffer.from(text, 'base64') : undefined;
    });
  } finally {
    await browser.close();
  }
}

/** @param {{ png: string, most: number }} picture */
async function toWebp({ png, most }) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  if (Math.max(width, height) > most) return '';
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.9).replace(/^.*,/, '');
}
