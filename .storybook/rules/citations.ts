/** A text of the code without its references to files, which readers of the catalogue do not need. */
export const withoutCitations = (text: string) => text.replace(/\s*\((?:docs|src)\/[^)]+\)/g, '');
