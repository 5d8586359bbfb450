import styled from '@emotion/styled';
import { Description } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { ledeText, voiceText } from '../../src/theme/text';
import { color } from '../../src/theme/variables';
import { measure, space } from '../../src/tokens/space';
import { fontSize } from '../../src/tokens/type';

/** A component's group, its name, and the sentence from the comment above its code. */
export function Intro({ title }: { title: string }) {
  const family = title.split('/');
  // On a phone a long name breaks between the words that it is made of.
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
    </Root>
  );
}

const Root = styled.header`
  margin-block-end: ${space[10]};

  h1 {
    margin-block: ${space[3]} ${space[5]};
    ${voiceText}
  }
`;

const Family = styled.p`
  color: ${color.accentText};
  font-size: ${fontSize.caption};
  font-weight: 600;
`;

const Sentence = styled.div`
  max-inline-size: calc(${measure.text} * 1.25);
  ${ledeText}
`;
