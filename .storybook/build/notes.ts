/** What a token is for, in the words of its own comment. */
export type Notes = Readonly<Record<string, string>>;

/**
 * The doc comments of a tokens file by the name they stand before.
 * The pages and the downloaded file say what the source says, so none can drift from another.
 */
export function notesIn(source: string): Notes {
  const notes: Record<string, string> = {};
  const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export const )?(\w+)\s*[:=]/g;
  for (const [, comment, name] of source.matchAll(documented))
    notes[name!] = comment!.replace(/\s*\n\s*\*?\s*/g, ' ').trim();
  return notes;
}
