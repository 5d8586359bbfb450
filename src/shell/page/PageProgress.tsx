import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden';
import { zIndex } from '../../tokens/zIndex';
import { print } from '../../theme/media';
import { color } from '../../theme/variables';

export interface PageProgressProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** A page that was asked for is taking its time. */
  loading: boolean;
}

/**
 * Says that a page is coming: a line along the top of the window, and words for screen readers. Further
 * props and the ref are those words': they alone are always there.
 */
export const PageProgress = forwardRef<HTMLSpanElement, PageProgressProps>(function PageProgress(
  { loading, ...rest },
  ref,
) {
  return (
    <>
      {loading && <Line />}
      {/* In the document from the start: a live region speaks of what changes in it. */}
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

/** Without motion it lies still along the whole edge. A border, because forced colours keep those. */
const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${zIndex.skipLink};
  border-block-start: 3px solid ${color.accent};
  animation: ${pass} 1.2s ease-in-out infinite;
  pointer-events: none;

  ${print} {
    display: none;
  }
`;
