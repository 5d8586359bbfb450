import styled from '@emotion/styled';
import { useOf } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { ledeText } from '../../src/theme/text';
import { color } from '../../src/theme/variables';
import { measure, space } from '../../src/tokens/space';
import { fontSize } from '../../src/tokens/type';
import { OnThisPage } from '../frame/OnThisPage';
import { titleText } from '../frame/titleText';
import { descriptionOf, firstSentence } from '../rules/descriptions';
import { TextWithCode } from './TextWithCode';

/** A component's group, its name, and what the comment above its code says of it. */
export function Intro() {
  const { title, component } = useOf('meta', ['meta']).preparedMeta;
  const [lede, rest] = firstSentence(descriptionOf(component));
  return <PageHead title={title} {...{ lede, rest }} />;
}

interface PageHeadProps {
  /** As Storybook has it: the group, a slash, the name. */
  title: string;
  /** The sentence that says what it is. */
  lede: string;
  /** What only its builder needs. */
  rest?: string;
}

export function PageHead({ title, lede, rest }: PageHeadProps) {
  const family = title.split('/');
  // On a phone a long name breaks between the words that it is made of.
  const words = family.pop()!.split(/(?<=[a-z])(?=[A-Z])/);
  return (
    <>
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
        <Lede>
          <TextWithCode>{lede}</TextWithCode>
        </Lede>
        {rest && (
          <Rest>
            <TextWithCode>{rest}</TextWithCode>
          </Rest>
        )}
      </Root>
      <OnThisPage />
    </>
  );
}

const Root = styled.header`
  padding-block-start: ${space[3]};
  margin-block-end: ${space[10]};
  border-block-start: 2px solid ${color.text};

  h1 {
    ${titleText}
  }
`;

const Family = styled.p`
  color: ${color.accentText};
  font-size: ${fontSize.caption};
  font-weight: 600;
`;

const Lede = styled.p`
  max-inline-size: calc(${measure.text} * 1.25);
  ${ledeText}
`;

const Rest = styled.p`
  max-inline-size: 38rem;
  margin-block-start: ${space[3]};
  color: ${color.muted};
  text-wrap: pretty;
`;
