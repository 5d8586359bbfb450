import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { space } from '../../../src/tokens/space';
import { fontWeight } from '../../../src/tokens/type';
import { from } from '../../../src/theme/media';
import { color } from '../../../src/theme/variables';
import { Bare } from './Bare';

export interface LedgerProps {
  /** The terms with their explanations, in reading order. */
  entries: Readonly<Record<string, ReactNode>>;
}

/** A list with terms on the left and their meaning on the right, divided by hairlines. */
export function Ledger({ entries }: LedgerProps) {
  return (
    <Bare>
      <List>
        {Object.entries(entries).map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </List>
    </Bare>
  );
}

const List = styled.dl`
  margin-block-end: ${space[8]};
  border-block-end: 1px solid ${color.line};

  div {
    display: grid;
    gap: ${space[1]} ${space[6]};
    padding-block: ${space[3]};
    border-block-start: 1px solid ${color.line};
    ${from.tablet} {
      grid-template-columns: 13rem 1fr;
    }
  }
  dt {
    font-weight: ${fontWeight.strong};
  }
  dd {
    max-inline-size: 38rem;
    color: ${color.muted};
  }
`;
