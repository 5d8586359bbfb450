import styled from '@emotion/styled';
import { Description } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { Badge } from '../../src/primitives/Badge';
import { displayText, ledeText } from '../../src/theme/text';
import { color } from '../../src/theme/vars';
import { measure, space } from '../../src/tokens/space';
import { fontSize } from '../../src/tokens/type';
import type { Status } from './Guide';

const meaning: Record<Status, string> = {
  stable: 'It changes only with a note.',
  new: 'It may still change.',
  deprecated: 'Build nothing new with it.',
};

/** A part's family, name, status and its one sentence, which is the comment above its code. */
export function Intro({ title, status }: { title: string; status?: Status }) {
  const family = title.split('/');
  // On a phone a long name breaks between its words.
  const words = family.pop()!.split(/(?<=[a-z])(?=[A-Z])/);
  return (
    <Root className="sb-unstyled">
      <Family>{family.join(' / ')}</Family>
      <h1>
        {words.map((word) => (
          <Fragment key={word}>
            <wbr />
            {word}
          </Fragment>
        ))}
      </h1>
      <Sentence>
        <Description />
      </Sentence>
      {status && (
        <Standing>
          <Badge>{status[0]!.toUpperCase() + status.slice(1)}</Badge> {meaning[status]}
        </Standing>
      )}
    </Root>
  );
}

const Root = styled.header`
  margin-block-end: ${space[10]};

  h1 {
    margin-block: ${space[3]} ${space[5]};
    font-size: ${fontSize.title};
    ${displayText}
  }
`;

const Family = styled.p`
  color: ${color.accentText};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

const Sentence = styled.div`
  max-inline-size: calc(${measure.text} * 1.25);
  ${ledeText}
`;

const Standing = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  margin-block-start: ${space[5]};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;
