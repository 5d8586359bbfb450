/**
 * A text of the code without its references to files. Who reads the catalogue need not know them;
 * who reads the code does.
 */
export const withoutCitations = (text: string) => text.replace(/\s*\((?:docs|src)\/[^)]+\)/g, '');
