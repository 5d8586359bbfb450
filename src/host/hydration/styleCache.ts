import createCache from '@emotion/cache';
import { styleKey, styleOptions } from '../../theme/styleKey';

/** Emotion moves the server's style tags to its container. Moving a tag makes the browser restyle the whole page, so this container leaves them in place. */
const head = {
  insertBefore: (tag: HTMLElement, before: Node | null) =>
    tag.isConnected ? tag : document.head.insertBefore(tag, before),
} as unknown as Node;

const ruleName = new RegExp(`\\.${styleKey}-(\\w+)|@keyframes ([\\w-]+)`, 'g');

const namesIn = (css: string) =>
  Array.from(css.matchAll(ruleName), ([, rule, keyframes]) => rule ?? keyframes);

/** What the late sheet's first rule names (scripts/serve/finishPages.ts). */
function namesOfLate() {
  const late = document.querySelector<HTMLLinkElement>('link[href*="/late-"]');
  try {
    return namesIn((late!.sheet!.cssRules[0] as CSSStyleRule).selectorText);
  } catch {
    // It is lost, or has not come: then Emotion writes these rules itself.
    return [];
  }
}

/**
 * Emotion reads the names of the rules it need not write from an attribute of the server's tag. The
 * server leaves them out to keep the page small, so this fills them in from the rules.
 */
function nameRules() {
  const tag = document.querySelector<HTMLElement>(`style[data-emotion=${styleKey}]`);
  if (!tag) return;
  const names = new Set([...namesIn(tag.textContent!), ...namesOfLate()]);
  tag.dataset.emotion = [styleKey, ...names].join(' ');
}

/**
 * Where rules go that the server has not sent. Were they in its tag, which holds the fonts, each
 * new rule would make the browser style and lay out the whole page again.
 */
const ownSheet = () => {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  return (rule: string) => {
    // Some rules are for one browser alone, and the others refuse them.
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {}
  };
};

/**
 * The browser's style cache, which continues the styles that the server has sent
 * (docs/decisions/0010).
 */
export const createStyleCache = () => {
  nameRules();
  const cache = createCache({ ...styleOptions, container: head });
  if ('adoptedStyleSheets' in document) cache.sheet.insert = ownSheet();
  // Safari before 16.4. Emotion makes a new tag for its first rule, unless it has counted one. It
  // goes on in the server's tag, so that the page's policy need not allow an empty one.
  else if (cache.sheet.tags.length) cache.sheet.ctr = 1;
  return cache;
};
