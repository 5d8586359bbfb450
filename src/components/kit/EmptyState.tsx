import styled from '@emotion/styled';
import { space } from '../../tokens/space';
import { ledeText } from '../../theme/text';
import { color } from '../../theme/variables';

/**
 * The sentence that stands in place of an empty list, so that the page does not look broken. Not
 * for errors.
 */
export const EmptyState = styled.p`
  ${ledeText}
  /* The sentence is as wide as the whole list, whatever columns that has. */
  grid-column: 1 / -1;
  padding-block: ${space[6]};
  color: ${color.muted};
`;
