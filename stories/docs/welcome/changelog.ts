/** What one part of a version's entry says: "Added for visitors", and its points. */
export interface Change {
  what: string;
  points: readonly string[];
}

/** The newest version in a changelog, and what it says of it. */
export function newestIn(changelog: string): { version: string; changes: readonly Change[] } {
  const [heading = '', ...rest] = changelog.split(/^## /m)[1]?.split('\n') ?? [];
  const parts = rest.join('\n').split(/^### /m).slice(1);
  return {
    version: heading.replace(/[[\]]/g, ''),
    changes: parts.map((part) => {
      const [what = '', ...lines] = part.split('\n');
      return {
        what,
        points: lines.flatMap((line) => (line.startsWith('- ') ? line.slice(2) : [])),
      };
    }),
  };
}
