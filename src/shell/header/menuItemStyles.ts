import { duration } from '../../tokens/motion';
import { fluid, height } from '../../tokens/space';
import { fontSize, fontWeight } from '../../tokens/type';
import { hover } from '../../theme/media';
import { color } from '../../theme/variables';

const pad = fluid(0.5, 0.9, 0.875);

/** A word of the header's bar: as high as the bar, so that the pointer meets no gap on its way to the dropdown. */
export const menuItemStyles = `
  position: relative;
  display: inline-flex;
  align-items: center;
  block-size: ${height.header};
  padding: 0 ${pad};
  border: 0;
  background: none;
  color: ${color.muted};
  font-size: ${fontSize.small};
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
  &[data-state='open'],
  &[data-current],
  &[aria-current] {
    color: ${color.text};
  }
  /* On the header's own hairline. A border, because forced colours keep those. */
  &[data-current]::after,
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: ${pad};
    inset-block-end: -1px;
    border-block-end: 2px solid ${color.accent};
  }
  &:focus-visible {
    outline-offset: -6px;
    box-shadow: none;
  }
`;
