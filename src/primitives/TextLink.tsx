import styled from '@emotion/styled';
import { duration } from '../tokens/motion';
import { height } from '../tokens/space';
import { fontSize, fontWeight } from '../tokens/type';
import { hover } from '../theme/media';
import { color } from '../theme/variables';
import { Link } from './Link';

/** A link that stands alone after a text ("Read More"): underlined, with a target 44 px tall. Within a sentence, use Link. */
export const TextLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${height.target};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.strong};
  text-decoration: underline ${color.accent} 2px;
  text-underline-offset: 0.35em;
  overflow-wrap: anywhere;
  transition: color ${duration.quick}ms;

  ${hover} {
    &:hover {
      color: ${color.accentText};
    }
  }
`;
