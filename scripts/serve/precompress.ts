import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from '../lib/files';

const TEXT = /\.(html|css|js|mjs|json|svg|txt|xml|webmanifest)$/;
const WORTH_IT = 1024;

/**
 * Puts a .br and a .gz beside every text file of 1 kB or more, so that serving costs no processor
 * time and both are as small as they get. Returns how many files were compressed.
 */
export async function precompress(dir: string) {
  const files = filesOf(dir).map((file) => join(dir, file));
  // An older build's would be sent instead of a file that is too small now.
  for (const file of files) if (/\.(br|gz)$/.test(file)) rmSync(file);
  const compressed = files
    .filter((file) => TEXT.test(file))
    .map((file) => ({ file, content: readFileSync(file) }))
    .filter(({ content }) => content.length >= WORTH_IT)
    .map(async ({ file, content }) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    });
  return (await Promise.all(compressed)).length;
}
