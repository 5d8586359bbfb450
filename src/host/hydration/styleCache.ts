import createCache from '@emotion/cache';
import { styleKey, styleOptions } from '../../theme/emotion/styleKey';

/**
 * Emotion moves the server's style tags to its container. Moving a tag makes the browser restyle
 * the whole page, so this container leaves them in place.
 */
const head = {
  insertBefore: (tag: HTMLElement, before: Node | null) =>
    tag.isConnected ? tag : document.head.insertBefore(tag, before),
} as unknown as Node;

const ruleName = new RegExp(`\\.${styleKey}-(\\w+)|@keyframes ([\\w-]+)`, 'g');

const namesIn = (css: string) =>
  Array.from(css.matchAll(ruleName), ([, rule, keyframes]) => rule ?? keyframes);

/**
 * Emotion reads the names of the rules it need not write from an attribute of the server's tag. The
 * server leaves them out to keep the page small, so this fills them in from the rules of the tag and
 * from the first rule of the late sheet, which names others (scripts/serve/trimStyles.ts).
 */
function nameRules() {
  const tag = document.querySelector<HTMLElement>(`style[data-emotion=${styleKey}]`);
  const late = document.querySelector<HTMLLinkElement>('link[href*="/late-"]');
  if (!tag) return;
  try {
    const { selectorText } = late!.sheet!.cssRules[0] as CSSStyleRule;
    const names = new Set([...namesIn(tag.textContent!), ...namesIn(selectorText)]);
    tag.dataset.emotion = [styleKey, ...names].join(' ');
  } catch {
    // The late sheet is lost, or has not come. It has a part of most styles, so Emotion writes all.
  }
}

/**
 * Where rules go that the server has not sent. Were they in its tag, which holds the
 * `@font-face` rules of the stand-ins, each new rule would make the browser style and lay out the whole page again.
 */
const ownSheet = () => {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
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
