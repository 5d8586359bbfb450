// @ts-check
import { Failure, runCli } from './cli.mjs';
import { bin, run } from './run.mjs';

runCli(async () => {
  const args = process.argv.slice(2);
  const named = args.some((arg) => /^(-t|--project-token)\b/.test(arg));
  if (!process.env.CHROMATIC_PROJECT_TOKEN && !named) {
    throw new Failure(
      'Chromatic needs a token: create a project at https://www.chromatic.com/start, copy the token from its Manage page into CHROMATIC_PROJECT_TOKEN, and run this again; "npm run review" shows the same stories without one.',
    );
  }
  // It reads chromatic.config.json, builds the catalogue with its stats, and uploads it.
  const { code } = await run(bin('chromatic', ...args));
  process.exitCode = code;
});
