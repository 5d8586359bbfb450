import createCache from '@emotion/cache';
import { styleOptions } from '../theme/styleKey';

/** Emotion takes up the server's style tags by putting them where it wants them. That is where they are, and a tag that moves has the whole page styled and laid out again. */
const head = {
  insertBefore: (tag: HTMLElement, before: Node | null) =>
    tag.isConnected ? tag : document.head.insertBefore(tag, before),
} as unknown as Node;

/** The browser's styles, going on from what the server has sent (docs/decisions/0010). */
export const createStyleCache = () => createCache({ ...styleOptions, container: head });
