import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { space } from '../../../src/tokens/space';
import { fontSize } from '../../../src/tokens/type';
import { from } from '../../../src/theme/media';
import { color } from '../../../src/theme/variables';
import type { Notes } from '../../../.storybook/build/notes';
import { Copied, Note, TokenName } from './tokenParts';

export interface SpecimensProps<T> {
  /** The tokens, by name. */
  of: Readonly<Record<string, T>>;
  /** The record that code reads them from; a press on a specimen then copies `space[4]`. */
  record?: string;
  /** The comments on the tokens in the source. */
  notes?: Notes;
  /** Turns a value into text; `String` if left out. */
  value?: (token: T) => ReactNode;
  /** Draws the specimen of a token. */
  children: (token: T, name: string) => ReactNode;
}

/** Tokens one below another: name, value, purpose, and a specimen of each. */
export function Specimens<T>({
  of,
  record,
  notes = {},
  value = String,
  children,
}: SpecimensProps<T>) {
  return (
    <Copied>
      <List>
        {Object.entries(of).map(([name, token]) => (
          <li key={name}>
            <div>
              <TokenName code={record && record + member(name)}>{name}</TokenName>
              <Value>{value(token)}</Value>
              <Note>{notes[record ? `${record}.${name}` : name]}</Note>
            </div>
            <Stage>{children(token, name)}</Stage>
          </li>
        ))}
      </List>
    </Copied>
  );
}

/** `.text`, or `[4]` where the name is a number. */
const member = (name: string) => (/^\d/.test(name) ? `[${name}]` : `.${name}`);

const List = styled.ul`
  margin-block-end: ${space[10]};
  border-block-end: 1px solid ${color.line};

  > li {
    position: relative;
    display: grid;
    align-items: start;
    gap: ${space[3]} ${space[6]};
    padding-block: ${space[4]};
    border-block-start: 1px solid ${color.line};
    ${from.tablet} {
      grid-template-columns: 15rem minmax(0, 1fr);
    }
  }
`;

const Value = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.caption};
`;

const Stage = styled.div`
  min-inline-size: 0;

  /* What can be pressed itself lies above the press that copies. */
  &:has(button) {
    position: relative;
  }
`;
