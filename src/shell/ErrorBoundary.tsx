import styled from '@emotion/styled';
import { Component, type ReactNode } from 'react';
import { Button } from '../primitives/controls/Button';
import { ButtonLink } from '../primitives/controls/ButtonLink';
import { LinkContext } from '../primitives/controls/Link';
import { fluidSpace, space } from '../tokens/space';
import { headingText } from '../theme/text';
import { noticeStyles } from './noticeStyles';

export interface ErrorBoundaryProps {
  /**
   * The name of what is inside, in the visitor's words. The sentence begins with it: "The chat".
   */
  name: string;
  /** True when the boundary holds a page: its sentence is then the page's `h1`. */
  page?: boolean;
  /** Called when something inside threw: let go of what it held. */
  onError?: () => void;
  children: ReactNode;
}

/**
 * Contains errors. When something inside throws while rendering, one sentence and a way on take its
 * place, and the rest of the page stays usable. To try again, give the boundary a new `key`.
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
          {/* A plain `<a>` opens a new document, because the router may be what broke. */}
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

const Heading = styled.h1(headingText);

const Ways = styled.div`
  display: flex;
  gap: ${space[2]};
`;
