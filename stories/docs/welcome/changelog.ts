/** What one part of a version's entry says: "Added for visitors", and its points. */
export interface Change {
  what: string;
  points: readonly string[];
}

/** What a changelog says of its newest version. */
export function newestIn(changelog: string): readonly Change[] {
  const parts = (changelog.split(/^## /m)[1] ?? '').split(/^### /m).slice(1);
  return parts.map((part) => {
    const [what = '', ...lines] = part.split('\n');
    return {
      what,
      points: lines.flatMap((line) => (line.startsWith('- ') ? line.slice(2) : [])),
    };
  });
}
