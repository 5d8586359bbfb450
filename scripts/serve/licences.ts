import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, packageOf } from '../lib/files';
import { root } from '../lib/run.mjs';

/** The packages that no source map names, because they are not modules of a script. */
const besides = [
  // Our repository has copies out of these: the fonts, the networks' marks, and the icons' paths.
  ...['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/instrument-sans'],
  ...['@fortawesome/free-brands-svg-icons', 'lucide'],
  // webpack writes its own loader into the scripts.
  'webpack',
];

/**
 * The packages of which a built site sends code to its visitors, according to the source maps of
 * its scripts.
 */
export function sentPackages(site: string) {
  const maps = filesOf(site).filter((file) => file.endsWith('.js.map'));
  const sources = maps.flatMap(
    (file) => JSON.parse(readFileSync(join(site, file), 'utf8')).sources as string[],
  );
  return [...new Set([...besides, ...sources.flatMap((source) => packageOf(source) ?? [])])].sort();
}

interface Licence {
  /** The package's name and version. */
  of: string;
  /** The licence as package.json names it: `MIT`, `(CC-BY-4.0 AND MIT)`. */
  license: string;
  /** The text of the package's licence file, or of its README if it has none. */
  words: string;
}

/** The licence of a package. Throws when there is no text, because the text must be passed on. */
export function licenceOf(name: string): Licence {
  const folder = join(root, 'node_modules', name);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8').trim();
  const { version, license } = JSON.parse(read('package.json'));
  const files = readdirSync(folder);
  const own = files.find((file) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(file));
  const readme = files.find((file) => /^readme\.md$/i.test(file));
  const words = own ? read(own) : readme && /^#+ licen[cs]e\s+(.+)/ims.exec(read(readme))?.[1];
  if (!words) throw new Error(`${name} brings no words of its licence, which is ${license}.`);
  return { of: `${name} ${version}`, license, words };
}

/**
 * Writes licences.txt, with the licence of each package that the site sends. Equal texts are
 * written once.
 */
export function writeLicences(site: string) {
  const licences = sentPackages(site).map(licenceOf);
  const texts = [...new Set(licences.map(({ words }) => words))].map((words) => {
    const under = licences.filter((licence) => licence.words === words);
    return [...under.map(({ of, license }) => `${of} (${license})`), '', words].join('\n');
  });
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  const opening = 'This site is made of work by others, who allow that under these licences.';
  writeFileSync(join(site, 'licences.txt'), [opening, ...texts].join(line) + '\n');
}
