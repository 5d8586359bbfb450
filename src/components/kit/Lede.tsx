import styled from '@emotion/styled';
import { measure } from '../../tokens/space';
import { ledeText } from '../../theme/text';
import { color } from '../../theme/variables';

/** A sentence or two that say what the page is for. */
export const Lede = styled.p`
  ${ledeText}
  max-inline-size: ${measure.text};
  color: ${color.muted};
`;
