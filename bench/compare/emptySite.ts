import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../scripts/lib/cli.mjs';
import { filesOf } from '../../scripts/lib/files';
import { bin, root, run } from '../../scripts/lib/run.mjs';
import { writeHeaders } from '../../scripts/serve/headers';
import { precompress } from '../../scripts/serve/precompress';

/**
 * Builds the empty page with the shop's own Gatsby and React, unless it stands built of these already,
 * and makes it ready for the shop's server.
 * @returns the folder of the built site
 */
export async function buildEmptySite() {
  const sources = join(root, 'bench', 'compare', 'empty');
  const folder = join(root, '.waxline', 'compare', 'empty');
  const site = join(folder, 'public');
  const stamp = join(folder, '.built-from');

  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const file of filesOf(sources)) hash.update(readFileSync(join(sources, file)));
  const state = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return site;

  rmSync(stamp, { force: true });
  console.log('Building the empty page. This happens once for each state of package-lock.json.');
  mkdirSync(folder, { recursive: true });
  cpSync(sources, folder, { recursive: true });
  const { browserslist, dependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const { gatsby, react, 'react-dom': dom } = dependencies;
  const own = { browserslist, dependencies: { gatsby, react, 'react-dom': dom } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(root, 'node_modules'), modules, 'junction');
  let output = '';
  const write = (text: string) => (output += text);
  const { code } = await run(bin('gatsby', 'build'), { cwd: folder, write });
  if (code !== 0) throw new Failure(`The empty page could not be built:\n${output}`);
  writeHeaders(site);
  await precompress(site);
  writeFileSync(stamp, state);
  return site;
}
