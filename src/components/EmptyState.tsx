import styled from '@emotion/styled';
import { space } from '../tokens/space';
import { ledeText } from '../theme/text';
import { color } from '../theme/vars';

/** Stands where a list has nothing to show: says so in a sentence, so that an empty page never looks broken. Not for errors. */
export const EmptyState = styled.p`
  ${ledeText}
  padding-block: ${space[6]};
  color: ${color.muted};
`;
