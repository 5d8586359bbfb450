import { duration } from '../../tokens/motion';
import { fluid, height } from '../../tokens/space';
import { fontSize, fontWeight } from '../../tokens/type';
import { ringInside } from '../../theme/controls';
import { hover } from '../../theme/media';
import { color } from '../../theme/variables';

/** Half of the distance between two words of the menu. */
export const menuItemPad = fluid(0.45, 0.9, 1);

/**
 * The look of a word in the header's bar. It is as high as the bar, so that the pointer crosses no
 * gap on its way to the dropdown.
 */
export const menuItemStyles = `
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.375em;
  block-size: ${height.header};
  padding: 0 ${menuItemPad};
  border: 0;
  background: none;
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${duration.quick}ms;

  ${hover} {
    &:hover {
      color: ${color.text};
    }
  }
  &:active {
    opacity: 0.6;
  }
  &[data-state='open'],
  &[aria-current] {
    color: ${color.text};
  }
  /* The mark lies on the header's hairline. It is a border, because borders remain visible in
     forced colours. */
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: ${menuItemPad};
    inset-block-end: -1px;
    border-block-end: 3px solid ${color.text};
  }
  /* The open dropdown's upper edge is the mark. */
  &[data-state='open']::after {
    content: none;
  }
  ${ringInside('6px')}
`;
