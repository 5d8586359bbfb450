import styled from '@emotion/styled';
import { color } from '../../src/theme/vars';

export type Verdict = 'do' | 'dont';

/** A tick or a cross. The word beside it says the same, so screen readers skip it. */
export function Mark({ verdict }: { verdict: Verdict }) {
  return (
    <Root aria-hidden data-verdict={verdict} viewBox="0 0 16 16">
      <path d={verdict === 'do' ? 'M2.5 8.5l4 4 7-9' : 'M3.5 3.5l9 9m0-9l-9 9'} />
    </Root>
  );
}

const Root = styled.svg`
  flex: none;
  inline-size: 0.9em;
  block-size: 0.9em;
  fill: none;
  stroke: ${color.up};
  stroke-width: 2.5;

  &[data-verdict='dont'] {
    stroke: ${color.down};
  }
`;
