import createCache from '@emotion/cache';
import { styleKey, styleOptions } from '../../theme/styleKey';

/** Emotion takes up the server's style tags by putting them where it wants them. That is where they are, and a tag that moves has the whole page styled and laid out again. */
const head = {
  insertBefore: (tag: HTMLElement, before: Node | null) =>
    tag.isConnected ? tag : document.head.insertBefore(tag, before),
} as unknown as Node;

const ruleName = new RegExp(`\\.${styleKey}-(\\w+)|@keyframes ([\\w-]+)`, 'g');

/** Emotion wants the names of the server's rules in an attribute of their tag. The rules say them as well, and the page is smaller without. */
function nameRules() {
  const tag = document.querySelector<HTMLElement>(`style[data-emotion=${styleKey}]`);
  if (!tag) return;
  const names = Array.from(
    tag.textContent!.matchAll(ruleName),
    ([, rule, keyframes]) => rule ?? keyframes,
  );
  tag.dataset.emotion = [styleKey, ...new Set(names)].join(' ');
}

/** The browser's styles, going on from what the server has sent (docs/decisions/0010). */
export const createStyleCache = () => {
  nameRules();
  return createCache({ ...styleOptions, container: head });
};
