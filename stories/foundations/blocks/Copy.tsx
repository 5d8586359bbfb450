import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { fontSize } from '../../../src/tokens/type';
import { hover } from '../../../src/theme/media';
import { color } from '../../../src/theme/variables';

export interface Copying {
  /** What the last press came to, as a sentence. */
  said: string;
  /** What was copied last. */
  copied: string;
  copy: (code: string) => void;
}

/** Copies text, and knows what to say about it. */
export function useCopy(): Copying {
  const [state, setState] = useState({ said: '', copied: '' });
  return {
    ...state,
    copy: (code) =>
      void navigator.clipboard.writeText(code).then(
        () => setState({ said: `Copied ${code}`, copied: code }),
        () => setState({ said: `Could not copy. Write ${code}`, copied: '' }),
      ),
  };
}

interface CopyNameProps {
  /** How code writes the token. */
  code: string;
  copying: Copying;
  children: ReactNode;
}

/** The name of a token. A press on it, or on the list item around it, copies how code writes it. */
export const CopyName = ({ code, copying: { copied, copy }, children }: CopyNameProps) => (
  <Name
    type="button"
    aria-description={`Copy ${code}`}
    data-copied={copied === code}
    onClick={() => copy(code)}
  >
    {children}
  </Name>
);

const Name = styled.button`
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
