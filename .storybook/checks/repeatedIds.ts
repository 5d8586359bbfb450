/**
 * In the page: the ids that more than one element has. Axe no longer looks for all of them, and a
 * label, or the order that a card gives its parts by `aria-owns`, would find the wrong element.
 */
export function repeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) < index);
  return [...new Set(repeated)].map((id) => `more than one element has the id "${id}"`);
}
