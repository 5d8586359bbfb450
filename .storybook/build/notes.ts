import { withoutCitations } from '../rules/citations';

/** The purposes of tokens, in the words of their own comments: `space.edge`, or `edge` alone. */
export type Notes = Readonly<Record<string, string>>;

/**
 * The doc comments of a tokens file, by the name after each comment. The pages and the downloaded
 * file use the source's own words, so they cannot differ.
 */
export function notesIn(source: string): Notes {
  const notes: Record<string, string> = {};
  const named = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?(?:export const (\w+)|^ +(\w+):)/gm;
  let record = '';
  for (const [, comment, constant, member] of source.matchAll(named)) {
    record = constant ?? record;
    if (!comment) continue;
    const note = withoutCitations(comment.replace(/\s*\n\s*\*?\s*/g, ' ').trim());
    if (constant) notes[constant] = note;
    else notes[member!] = notes[`${record}.${member}`] = note;
  }
  return notes;
}
