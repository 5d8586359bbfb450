import styled from '@emotion/styled';
import { height } from '../../tokens/space';
import { fontSize, fontWeight } from '../../tokens/type';
import { hover } from '../../theme/media';
import { Link } from './Link';

/**
 * A link that stands alone after a text, such as "Read More". It is underlined, and its target is
 * 44 px tall. Within a sentence, use Link.
 */
export const TextLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${height.target};
  font-size: ${fontSize.caption};
  font-weight: ${fontWeight.strong};
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.35em;
  overflow-wrap: anywhere;

  ${hover} {
    &:hover {
      text-decoration-thickness: 4px;
    }
  }
`;
