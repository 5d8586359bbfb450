import styled from '@emotion/styled';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { height, space } from '../../../src/tokens/space';
import { fontSize, fontWeight } from '../../../src/tokens/type';
import { focusRim } from '../../../src/theme/controls';
import { forcedColors, hover } from '../../../src/theme/media';
import { cardText } from '../../../src/theme/text';
import { color } from '../../../src/theme/variables';
import { VisuallyHidden } from '../../../src/primitives/text/VisuallyHidden';
import { TextWithCode } from '../../../.storybook/guide/TextWithCode';
import { Bare } from '../../docs/blocks/Bare';

/** Copies text, and knows what to say about it: what the last press came to, and what was copied. */
export function useCopy() {
  const [state, setState] = useState({ said: '', copied: '' });
  return {
    ...state,
    copy: async (code: string) => {
      try {
        // A page that comes over plain http from another machine has no clipboard.
        await navigator.clipboard.writeText(code);
        setState({ said: `Copied ${code}`, copied: code });
      } catch {
        setState({ said: `Could not copy. Write ${code}`, copied: '' });
      }
    },
  };
}

const CopyContext = createContext<Omit<ReturnType<typeof useCopy>, 'said'> | null>(null);

/** A block whose values are copied by a press, which it says. */
export function Copied({ children }: { children: ReactNode }) {
  const { said, ...copying } = useCopy();
  return (
    <Bare>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <CopyContext.Provider value={copying}>{children}</CopyContext.Provider>
    </Bare>
  );
}

interface TokenNameProps {
  /** How code writes the token; nothing for what code does not name. */
  code?: string;
  children: ReactNode;
}

/** The name of a token. A press on it, or on the list item around it, copies how code writes it. */
export const TokenName = ({ code, children }: TokenNameProps) => (
  <Name>{code ? <CopyValue code={code}>{children}</CopyValue> : children}</Name>
);

/** A value that is copied by a press on it, or on the list item around it, and is no heading. */
export function CopyValue({ code, children }: Required<TokenNameProps>) {
  const { copied, copy } = useContext(CopyContext)!;
  return (
    <CopyButton
      type="button"
      aria-description={`Copy ${code}`}
      data-copied={copied === code}
      onClick={() => void copy(code)}
    >
      {children}
    </CopyButton>
  );
}

/** What a token is for; nothing where its source says nothing. */
export const Note = ({ children }: { children?: string }) =>
  children ? (
    <Words>
      <TextWithCode>{children}</TextWithCode>
    </Words>
  ) : null;

/** A label over its input. */
export const Field = styled.div`
  display: grid;
  max-inline-size: 24rem;
  label {
    font-weight: ${fontWeight.strong};
  }
  input {
    min-block-size: ${height.target};
  }
`;

const Name = styled.h3`
  font-size: ${fontSize.text};
  font-weight: ${fontWeight.strong};
`;

/** A part of a page of tokens, with its heading. */
export const Section = styled.section`
  margin-block-end: ${space[8]};
  h3 {
    margin-block-end: ${space[3]};
    ${cardText}
  }
`;

const Words = styled.p`
  margin-block-start: ${space[1]};
  font-size: ${fontSize.caption};
`;

const CopyButton = styled.button`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1ch;
  align-items: baseline;
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  font-weight: inherit;
  text-align: start;
  cursor: pointer;

  /* The whole swatch can be pressed. */
  &::before {
    position: absolute;
    inset: 0;
    content: '';
  }
  /* So the ring is around all that can be pressed: around the name alone it would cut through the
     values below. */
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible::before {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
    ${focusRim}
    ${forcedColors} {
      outline-color: Highlight;
    }
  }
  &::after {
    color: ${color.accentText};
    font-size: ${fontSize.caption};
  }
  ${hover} {
    &:hover::after {
      content: 'Copy';
    }
  }
  &:focus-visible::after {
    content: 'Copy';
  }
  &&[data-copied='true']::after {
    content: 'Copied';
  }
`;
