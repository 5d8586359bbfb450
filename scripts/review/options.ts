import { Failure, readOptions } from '../lib/cli.mjs';

const usage = `Usage: npm run review -- [--base REF] [--only TEXT] [--take all|none]
       npm run review -- --accept [--only TEXT]
       npm run review -- --repeat N [--only TEXT]
Compares the stories of the working tree that changed files touch with the same ones at REF (where
this branch left main). Ends with 1 when one differs or cannot be shown, and writes a report. A
difference that review/accepted lists does not count.
--only TEXT  stories with TEXT in their title, name or (not with --accept) id
--take all   every story, and the base's pictures anew
--take none  builds REF's catalogue for the switch "Main" of our catalogue, and takes no picture
--accept     takes no pictures: puts what the last report shows into the list, and stale lines out
--repeat N   compares the working tree with itself: takes every picture N times, each time in a
             browser of its own, and compares it with the first`;

/** The options of a command line. @throws Failure with a sentence and the usage when they do not go together */
export function readReview(args: string[]) {
  const options = readOptions(args, ['base', 'only', 'take', 'repeat'], usage, ['accept']);
  const { base, only, take, repeat, accept } = options;
  const wrong = (why: string) => new Failure(`${why}\n${usage}`, 2);
  if (take !== undefined && !['all', 'none'].includes(take))
    throw wrong(`"--take ${take}" is not known.`);
  if (repeat !== undefined && !/^[2-9]$/.test(repeat))
    throw wrong(`"--repeat ${repeat}": give a whole number from 2 to 9.`);
  if (repeat && (base ?? take) !== undefined)
    throw wrong('"--repeat" has no base, so it goes with neither "--base" nor "--take".');
  if (only && take === 'none') throw wrong('"--take none" takes no picture, so "--only" is idle.');
  if (accept && (base ?? take ?? repeat))
    throw wrong('"--accept" is about the last report, so it goes with "--only" alone.');
  return options;
}
