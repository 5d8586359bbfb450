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
  /* The focus ring lies inside, clear of the words and of the heading above. */
  margin-inline: -${space[2]};
  padding: 0 ${space[2]};
  border: 0;
  background: none;
  color: ${color.muted};
  font-size: ${fontSize.caption};
  line-height: ${lineHeight.caption};
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  ${ringInside('3px')}
  transition: color ${duration.quick}ms;

  ${hover} {
    &:is(a, button):hover {
      color: ${color.text};
      cursor: pointer;
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
