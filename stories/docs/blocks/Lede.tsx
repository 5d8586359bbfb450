import styled from '@emotion/styled';
import { space } from '../../../src/tokens/space';
import { ledeText } from '../../../src/theme/text';
import { Bare } from './Bare';

/** The one or two sentences that open a page. */
export const Lede = styled(Bare)`
  max-inline-size: 40rem;
  margin-block-end: ${space[12]};
  ${ledeText}
`;
