import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { space } from '../../../src/tokens/space';
import { fontSize, fontWeight } from '../../../src/tokens/type';
import { from } from '../../../src/theme/media';
import { color } from '../../../src/theme/vars';
import { Bare } from './Bare';

export interface DoDontProps {
  /** The good way, live, and a sentence on why. */
  good: ReactNode;
  goodSays: string;
  /** The way to avoid, live, and a sentence on why. */
  bad: ReactNode;
  badSays: string;
}

/** Two living examples side by side: told apart by word and line, not by colour alone (WCAG 1.4.1). */
export function DoDont({ good, goodSays, bad, badSays }: DoDontProps) {
  return (
    <Bare>
      <Pair>
        <figure data-kind="do">
          <Stage>{good}</Stage>
          <figcaption>
            <strong>Do.</strong> {goodSays}
          </figcaption>
        </figure>
        <figure data-kind="dont">
          <Stage>{bad}</Stage>
          <figcaption>
            <strong>Don’t.</strong> {badSays}
          </figcaption>
        </figure>
      </Pair>
    </Bare>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-block-end: ${space[8]};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  figure {
    display: grid;
    grid-template-rows: 1fr auto;
    --mark: ${color.up};
  }
  [data-kind='dont'] {
    --mark: ${color.down};
  }
  figcaption {
    padding-block-start: ${space[3]};
    border-block-start: 3px solid var(--mark);
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
  [data-kind='dont'] figcaption {
    border-block-start-style: dashed;
  }
  strong {
    color: var(--mark);
    font-weight: ${fontWeight.strong};
  }
`;

const Stage = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 9rem;
  padding: ${space[6]};
  background: ${color.surface};
`;
