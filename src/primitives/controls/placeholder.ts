import type { MouseEvent } from 'react';

/**
 * Props for a link to a page that does not exist yet (docs/product.md, section 2): pressing it
 * leaves the visitor on the page and calls `onPress`.
 */
export const placeholder = (onPress: () => void) => ({
  href: '#',
  onClick(event: MouseEvent) {
    event.preventDefault();
    onPress();
  },
});
