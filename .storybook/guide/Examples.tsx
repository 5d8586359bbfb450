import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { from } from '../../src/theme/media';
import { color } from '../../src/theme/variables';
import { radius } from '../../src/tokens/radius';
import { measure, space } from '../../src/tokens/space';
import { useToolbar } from '../world/toolbar';
import { World } from '../world/World';
import type { Example, Guide } from './Guide';
import { Columns, Label, type Verdict } from './layout';
import { TextWithCode } from './TextWithCode';

interface ExamplesProps extends Pick<Guide, 'do' | 'dont' | 'wide'> {
  /** The width of the column in which the component's stories stand. */
  column?: string;
}

/** A good and a bad example as live stories, each with its rule. */
export function Examples({ do: good, dont: bad, wide, column }: ExamplesProps) {
  return (
    <Columns data-stacked={wide && (column ? 'phone' : 'always')}>
      {good && <Shown verdict="do" wide={wide} column={column} {...good} />}
      {bad && <Shown verdict="dont" wide={wide} column={column} {...bad} />}
    </Columns>
  );
}

function Shown({
  verdict,
  wide,
  rule,
  show,
  bleed,
  column,
}: Example & { verdict: Verdict; wide?: boolean; column?: string }) {
  const globals = useToolbar();
  return (
    <Figure>
      {/* The caption stands below but is read first: without it, people who listen would take a
          Don’t for advice. */}
      <figcaption>
        <Label verdict={verdict}>{verdict === 'do' ? 'Do' : 'Don’t'}</Label>
        <p>
          <TextWithCode>{rule}</TextWithCode>
        </p>
      </figcaption>
      {/* The class keeps an example's headings out of the page's table of contents. */}
      <Stage className="docs-story" data-verdict={verdict} data-bleed={bleed}>
        <World globals={globals} inDocs wide={wide}>
          <Column style={{ '--column': column } as CSSProperties}>{show}</Column>
        </World>
      </Stage>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  grid-template-rows: subgrid;
  grid-row: span 2;
  gap: ${space[4]};
  min-inline-size: 0;

  > figcaption {
    max-inline-size: ${measure.text};
    text-wrap: pretty;
  }
  figcaption > p:first-of-type {
    margin-block-end: ${space[1]};
  }
`;

/* On a phone the frame is narrower than any column. */
const Column = styled.div`
  ${from.tablet} {
    max-inline-size: var(--column, none);
  }
`;

const Stage = styled.div`
  order: -1;
  display: grid;
  align-items: start;
  min-inline-size: 0;
  padding: ${space[3]};
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-block-start: 3px solid ${color.up};
  border-radius: ${radius.print};

  ${from.tablet} {
    padding: ${space[6]};
  }
  &[data-bleed] {
    padding: 0;
  }
  &[data-verdict='dont'] {
    border-block-start-color: ${color.down};
  }
  & > * {
    min-inline-size: 0;
  }
`;
