import { duration } from '../../tokens/motion';
import { height, space } from '../../tokens/space';
import { fontSize, lineHeight } from '../../tokens/type';
import { forcedColors, hover } from '../../theme/media';
import { ringInside } from '../../theme/controls';
import { color } from '../../theme/variables';

/**
 * The look of one line of the footer. Links and buttons look alike, because readers need not tell
 * them apart.
 */
export const footerItemStyles = `
  display: inline-flex;
  align-items: center;
  min-block-size: ${height.target};
  min-inline-size: ${height.target};
  /* The focus ring stands clear of its words, of the heading above and of the next legal link. */
  margin-inline: -${space[1]};
  padding: 0 ${space[1]};
  border: 0;
  background: none;
  color: ${color.muted};
  font-size: ${fontSize.caption};
  line-height: ${lineHeight.caption};
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  ${ringInside('1px')}
  transition: color ${duration.quick}ms;

  &:is(a, button) {
    cursor: pointer;
  }
  ${hover} {
    &:is(a, button):hover {
      color: ${color.text};
    }
  }
  &:is(a, button):active {
    opacity: 0.6;
  }
  &[aria-current] {
    color: ${color.text};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
  /* Links have a colour of their own then, so a button without one would look like text. */
  ${forcedColors} {
    &:is(button) {
      text-decoration: underline;
    }
  }
`;
