/**
 * The address of W3C's explanation of a criterion, or null if the criterion is not written as in
 * WCAG 2.2: "1.4.1 Use of Color". W3C's addresses are made of the criterion's name.
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
