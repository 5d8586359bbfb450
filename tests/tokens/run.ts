import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { designTokens } from '../../.storybook/build/designTokens';
import { Failure, readOptions, runCli } from '../../scripts/lib/cli.mjs';
import { run } from '../../scripts/lib/run.mjs';

const usage = `Usage: npm run test:tokens
Makes CSS of the design tokens with Style Dictionary, which it fetches from npm: it asks for Node 22,
so it is none of our packages. Terrazzo does the same among the unit tests.`;

/** The command as somebody else would write it. */
const styleDictionary =
  'npx --yes style-dictionary@5.5.5 build --config tests/tokens/styleDictionary.mjs --silent';
const folder = '.waxline/tokens';

runCli(async () => {
  readOptions(process.argv.slice(2), [], usage);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const tokens = JSON.stringify(designTokens());
  writeFileSync(`${folder}/tokens.json`, tokens);
  const { code } = await run(styleDictionary.split(' '));
  if (code) throw new Failure('Style Dictionary failed: see above.');
  const css = readFileSync(`${folder}/tokens.css`, 'utf8');
  const lines = css.match(/^ {2}--[\w-]+: .+;/gm) ?? [];
  const wrong = lines.filter((line) => /\[object|NaN|undefined/.test(line));
  if (wrong.length) throw new Failure(`These are no CSS:\n${wrong.join('\n')}`);
  const count = tokens.match(/"\$value":/g)?.length;
  if (lines.length !== count) throw new Failure(`${lines.length} of ${count} tokens became CSS.`);
  console.log(`Style Dictionary makes CSS of all ${count} tokens.`);
});
