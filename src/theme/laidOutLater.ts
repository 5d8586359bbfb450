import { uprightPhone } from './media';

/**
 * Leaves a part of a page that lies below the first window of a phone without layout until the
 * visitor scrolls, or with `loading` until our faces and the scripts are there
 * (src/host/hydration/firstPage.ts). Only in browsers that lay out the rest of the first page late
 * as well: those that know `overflow-clip-margin` (docs/decisions/0021).
 */
export const laidOutLater = (part: string, until?: 'loading') => `
  @supports (overflow-clip-margin: 1px) {
    ${uprightPhone} {
      [data-unscrolled${until ? `='${until}'` : ''}] ${part} {
        content-visibility: hidden;
      }
    }
  }
`;
