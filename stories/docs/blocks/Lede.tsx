import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { space } from '../../../src/tokens/space';
import { ledeText } from '../../../src/theme/text';
import { Bare } from './Bare';

/** The one or two sentences that open a page. */
export function Lede({ children }: { children: ReactNode }) {
  return (
    <Bare>
      <Text>{children}</Text>
    </Bare>
  );
}

const Text = styled.div`
  max-inline-size: 40rem;
  margin-block-end: ${space[12]};
  ${ledeText}
`;
