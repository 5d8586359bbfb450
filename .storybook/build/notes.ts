/** The purposes of tokens, in the words of their own comments. */
export type Notes = Readonly<Record<string, string>>;

/**
 * The doc comments of a tokens file, by the name after each comment. The pages and the downloaded
 * file use the source's own words, so they cannot differ.
 */
export function notesIn(source: string): Notes {
  const notes: Record<string, string> = {};
  const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export const )?(\w+)\s*[:=]/g;
  for (const [, comment, name] of source.matchAll(documented))
    notes[name!] = comment!.replace(/\s*\n\s*\*?\s*/g, ' ').trim();
  return notes;
}
