import styled from '@emotion/styled';
import { Component, type ReactNode } from 'react';
import { Button } from '../primitives/controls/Button';
import { ButtonLink } from '../primitives/controls/ButtonLink';
import { LinkContext } from '../primitives/controls/Link';
import { fluidSpace, space } from '../tokens/space';
import { headingText } from '../theme/text';
import { noticeStyles } from './noticeStyles';

export interface ErrorBoundaryProps {
  /** What is inside, in the visitor's words; it begins the sentence: "The chat". */
  name: string;
  /** It holds a page: the sentence is then the page's `h1`. */
  page?: boolean;
  /** It broke: let go of what it held. */
  onError?: () => void;
  children: ReactNode;
}

/**
 * Keeps an error inside: when something in it throws while rendering, one sentence and a way on take
 * its place, and the rest of the page stays usable. To try again, give it a new `key`.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  static getDerivedStateFromError = () => ({ broken: true });

  override state = { broken: false };

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const { name, page = false, children } = this.props;
    if (!this.state.broken) return children;
    const sentence = `${name} stopped working.`;
    return (
      <Root role="alert" data-page={page || undefined}>
        {page ? <Heading>{sentence}</Heading> : <p>{sentence}</p>}
        <Ways>
          <Button onClick={() => window.location.reload()}>Reload</Button>
          {/* A new document: the router may be what broke. */}
          <LinkContext.Provider value="a">
            <ButtonLink href="/">Home</ButtonLink>
          </LinkContext.Provider>
        </Ways>
      </Root>
    );
  }
}

const Root = styled.div`
  ${noticeStyles}

  &[data-page] {
    gap: ${space[5]};
    padding: ${fluidSpace.between} ${fluidSpace.edge};
    border: 0;
    background: none;
  }
`;

const Heading = styled.h1`
  ${headingText}
`;

const Ways = styled.div`
  display: flex;
  gap: ${space[2]};
`;
