import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { below } from '../../src/theme/media';
import { color } from '../../src/theme/variables';
import { space } from '../../src/tokens/space';

export type Verdict = 'do' | 'dont';

/** Two things to compare: side by side where both fit, else one below the other. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
  gap: ${space[10]} ${space[8]};

  &[data-stacked='always'] {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below.tablet} {
    &[data-stacked] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** Sentences between hairlines. */
export const Rules = styled.ul`
  border-block-start: 1px solid ${color.line};

  & > li {
    padding-block: ${space[3]};
    border-block-end: 1px solid ${color.line};
    text-wrap: pretty;
  }
`;

interface LabelProps {
  /** Use `h3` where the label is the heading of what follows. */
  as?: 'h3';
  verdict: Verdict;
  children: ReactNode;
}

/**
 * The name of a column with a tick or a cross. Screen readers skip the sign, because the name says
 * the same.
 */
export function Label({ as, verdict, children }: LabelProps) {
  return (
    <LabelText as={as}>
      <Sign aria-hidden data-verdict={verdict} viewBox="0 0 16 16">
        <path d={verdict === 'do' ? 'M2.5 8.5l4 4 7-9' : 'M3.5 3.5l9 9m0-9l-9 9'} />
      </Sign>
      {children}
    </LabelText>
  );
}

const LabelText = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-block-end: ${space[3]};
  font-size: inherit;
  font-weight: 600;
`;

const Sign = styled.svg`
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
