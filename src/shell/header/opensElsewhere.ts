import type { MouseEvent } from 'react';

/**
 * Tells whether a press on a link opens it in another tab or window, or saves it: a menu then stays
 * as it is.
 */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
