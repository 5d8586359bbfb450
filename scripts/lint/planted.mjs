// @ts-check
import { ESLint } from 'eslint';

/*
 * Lints source that is nowhere on disk, as if it lay at its path, and prints which rules it breaks: a list of
 * `[file, text]` in, a list of lists of messages out. A process of its own, because jest cannot load the configuration.
 */
const planted = /** @type {[file: string, text: string][]} */ (JSON.parse(process.argv[2] ?? '[]'));
const eslint = new ESLint();
const results = [];
for (const [filePath, text] of planted) {
  const [result] = await eslint.lintText(text, { filePath });
  results.push(result?.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
console.log(JSON.stringify(results));
