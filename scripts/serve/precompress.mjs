// @ts-check
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from '../lib/files.mjs';

const TEXT = /\.(html|css|js|mjs|json|svg|txt|xml|webmanifest)$/;
const WORTH_IT = 1024;

/**
 * Puts a .br and a .gz beside every text file of 1 kB or more, so that serving costs no processor
 * time and both are as small as they get.
 * @param {string} dir the built site
 * @returns {Promise<number>} how many files were compressed
 */
export async function precompress(dir) {
  const files = filesOf(dir);
  // An older build's would be sent instead of a file that is too small now.
  files.filter((file) => /\.(br|gz)$/.test(file)).forEach((file) => rmSync(join(dir, file)));
  const texts = files.filter(
    (file) => TEXT.test(file) && statSync(join(dir, file)).size >= WORTH_IT,
  );
  await Promise.all(
    texts.map(async (name) => {
      const file = join(dir, name);
      const content = readFileSync(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
  return texts.length;
}
