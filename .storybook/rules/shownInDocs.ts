/** The part of a story's export that decides what it draws. */
export interface StoryExport {
  args?: object;
  render?: unknown;
  decorators?: unknown;
  loaders?: unknown;
  beforeEach?: unknown;
  globals?: Record<string, unknown>;
  /**
   * `inDocs` decides where it cannot be derived: a page that frames its stories runs their plays,
   * and Radix asks for the document's direction.
   */
  parameters?: { inDocs?: boolean };
}

/** Settings of a whole window. A docs page cannot give those to one of its stories. */
const windowed = ['viewport', 'textSize'];

/**
 * Whether a docs page can show what a story is about. Plays run in frames only, so a story that
 * differs only by its play would look like the first, and a story for a phone would be as wide
 * as the page.
 */
export function isShownInDocs(story: StoryExport): boolean {
  const { args, render, decorators, loaders, beforeEach, globals = {}, parameters } = story;
  if (parameters?.inDocs !== undefined) return parameters.inDocs;
  const names = Object.keys(globals);
  if (names.some((name) => windowed.includes(name))) return false;
  return names.length > 0 || Boolean(args ?? render ?? decorators ?? loaders ?? beforeEach);
}
