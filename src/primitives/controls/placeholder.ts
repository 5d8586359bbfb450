import type { MouseEvent } from 'react';

/** The props of a link to a page that does not exist yet (docs/product.md, section 2): it stays where it is and tells of the press. */
export const placeholder = (onPress: () => void) => ({
  href: '#',
  onClick(event: MouseEvent) {
    event.preventDefault();
    onPress();
  },
});
