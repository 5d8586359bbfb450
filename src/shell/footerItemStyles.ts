import { duration } from '../tokens/motion';
import { height } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { hover } from '../theme/media';
import { color } from '../theme/variables';

const underline = `
  text-decoration: underline;
  text-decoration-color: ${color.accent};
  text-decoration-thickness: 2px;
  text-underline-offset: 0.3em;
`;

/** One line of the footer, link or button: they look alike, because to the reader they are. */
export const footerItemStyles = `
  display: inline-flex;
  align-items: center;
  min-block-size: 2.25rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.3;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: color ${duration.quick}ms;

  @media (pointer: coarse) {
    min-block-size: ${height.target};
  }
  ${hover} {
    &:is(a, button):hover {
      color: ${color.text};
      ${underline}
    }
  }
  &[aria-current] {
    color: ${color.text};
    ${underline}
  }
`;
