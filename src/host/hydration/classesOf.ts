/** The classes that elements of a page have, read from its HTML. */
export const classesOf = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, is]) => is!.split(' ')));
