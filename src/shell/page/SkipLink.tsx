import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent } from 'react';
import { radius } from '../../tokens/radius';
import { height, space } from '../../tokens/space';
import { fontWeight } from '../../tokens/type';
import { zIndex } from '../../tokens/zIndex';
import { notOnPaper } from '../../theme/media';
import { color } from '../../theme/variables';

export type SkipLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'children' | 'href' | 'onClick'>;

/** The first link of every page. It leads past the header to the page itself (WCAG 2.4.1). */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(props, ref) {
  return (
    <Root ref={ref} {...props} href="#main" onClick={skip}>
      Skip to content
    </Root>
  );
});

/**
 * Moves the focus without a change of the address, which would be announced as a new page and be a
 * step of its own on the way back.
 */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

const Root = styled.a`
  position: fixed;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[3]};
  z-index: ${zIndex.skipLink};
  display: grid;
  align-items: center;
  min-block-size: ${height.target};
  padding-inline: ${space[5]};
  border-radius: ${radius.pill};
  background: ${color.text};
  color: ${color.ground};
  font-weight: ${fontWeight.strong};
  text-decoration: none;

  &:not(:focus) {
    clip-path: inset(50%);
  }
  ${notOnPaper}
`;
