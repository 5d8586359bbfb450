import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from '../lib/files';

const TEXT = /\.(html|css|js|mjs|json|svg|txt|xml|webmanifest)$/;
const WORTH_IT = 1024;

/**
 * Writes a .br and a .gz beside every text file of 1 kB or more. The server then needs no processor
 * time for compressing, and the files are as small as possible. Returns how many files were
 * compressed.
 */
export async function precompress(dir: string) {
  const files = filesOf(dir).map((file) => join(dir, file));
  // The compressed files of an older build are removed, because they would be sent for files that
  // are now too small to compress.
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
