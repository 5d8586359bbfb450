import createCache from '@emotion/cache';
import { styleKey, styleOptions } from '../../theme/styleKey';

/** Emotion moves the server's style tags to its container. Moving a tag makes the browser restyle the whole page, so this container leaves them in place. */
const head = {
  insertBefore: (tag: HTMLElement, before: Node | null) =>
    tag.isConnected ? tag : document.head.insertBefore(tag, before),
} as unknown as Node;

const ruleName = new RegExp(`\\.${styleKey}-(\\w+)|@keyframes ([\\w-]+)`, 'g');

/**
 * Emotion reads the names of the server's rules from an attribute of their tag. The server leaves
 * them out to keep the page small, so this fills them in from the rules.
 */
function nameRules() {
  const tag = document.querySelector<HTMLElement>(`style[data-emotion=${styleKey}]`);
  if (!tag) return;
  const names = Array.from(
    tag.textContent!.matchAll(ruleName),
    ([, rule, keyframes]) => rule ?? keyframes,
  );
  tag.dataset.emotion = [styleKey, ...new Set(names)].join(' ');
}

/**
 * The browser's style cache, which continues the styles that the server has sent
 * (docs/decisions/0010).
 */
export const createStyleCache = () => {
  nameRules();
  const cache = createCache({ ...styleOptions, container: head });
  // Emotion makes a new tag for its first rule, unless it has counted one. It goes on in the server's tag, so that
  // the page's policy need not allow an empty one.
  if (cache.sheet.tags.length) cache.sheet.ctr = 1;
  return cache;
};

/** Has what comes late count: how long changes take, and right to left (scripts/serve/finishPages.ts). */
export const applyLateSheet = () => {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media^=print]');
  if (link) link.media = 'all';
};
