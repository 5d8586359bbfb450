import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden';
import { duration } from '../../tokens/motion';
import { zIndex } from '../../tokens/zIndex';
import { notOnPaper } from '../../theme/media';
import { color } from '../../theme/variables';

export interface PageProgressProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** True while a page that was asked for is late. */
  loading: boolean;
}

/**
 * Tells that a page is loading, by a line along the top of the window and words for screen readers.
 * Further props and the ref go to the words, because only they are always in the document.
 */
export const PageProgress = forwardRef<HTMLSpanElement, PageProgressProps>(function PageProgress(
  { loading, ...rest },
  ref,
) {
  return (
    <>
      {loading && <Line />}
      {/* The live region is in the document from the start, because it announces only what
          changes in it. */}
      <VisuallyHidden ref={ref} aria-live="polite" {...rest}>
        {loading ? 'Loading the page' : ''}
      </VisuallyHidden>
    </>
  );
});

const pass = keyframes`
  from { translate: -100%; }
  to { translate: 100%; }
`;

/**
 * Under reduced motion the line lies still along the whole edge. It is a border, because borders
 * remain visible in forced colours.
 */
const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${zIndex.skipLink};
  border-block-start: 3px solid ${color.accent};
  animation: ${pass} ${duration.waiting}ms ease-in-out infinite;
  pointer-events: none;

  &:dir(rtl) {
    animation-direction: reverse;
  }
  ${notOnPaper}
`;
