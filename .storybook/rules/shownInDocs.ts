/** As much of a story's export as says what it draws. */
export interface StoryExport {
  args?: object;
  render?: unknown;
  decorators?: unknown;
  loaders?: unknown;
  beforeEach?: unknown;
  globals?: Record<string, unknown>;
  /** `inDocs`, where it is not to be told: a page that frames its stories runs their plays; Radix asks the document's direction. */
  parameters?: { inDocs?: boolean };
}

/** Settings of a whole window, which a docs page cannot give to one of its stories. */
const windowed = ['viewport', 'textSize'];

/**
 * Whether a docs page can show what a story is about. A play is not run there: a story of nothing but
 * a play looks like the first one, and one for a phone would be as wide as the page.
 */
export function isShownInDocs(story: StoryExport): boolean {
  const { args, render, decorators, loaders, beforeEach, globals = {}, parameters } = story;
  if (parameters?.inDocs !== undefined) return parameters.inDocs;
  const names = Object.keys(globals);
  if (names.some((name) => windowed.includes(name))) return false;
  return names.length > 0 || Boolean(args ?? render ?? decorators ?? loaders ?? beforeEach);
}
