/**
 * Where a criterion is explained, or null if it isn't written as WCAG 2.2 writes it: "1.4.1 Use of Color".
 * The W3C's addresses are made of the criterion's name.
 */
export function understanding(criterion: string): string | null {
  const name = /^\d\.\d\.\d{1,2} (\D+)$/.exec(criterion)?.[1];
  if (!name) return null;
  const slug = name
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .replaceAll(' ', '-');
  return `https://www.w3.org/WAI/WCAG22/Understanding/${slug}`;
}
