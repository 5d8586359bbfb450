import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { forwardRef, memo } from 'react';
import { Link } from '../../primitives/Link';
import { duration, easing } from '../../tokens/motion';
import { fluidSpace, height, space } from '../../tokens/space';
import { fontSize, fontWeight } from '../../tokens/type';
import { below, from, print } from '../../theme/media';
import { displayText, fitting, tabular } from '../../theme/text';
import { color } from '../../theme/variables';
import { currentOf, type Navigation } from '../navigation';

export interface MobileMenuListProps {
  id: string;
  open: boolean;
  pathname: string;
  navigation: Pick<Navigation, 'categories' | 'sections'>;
  onChoose: () => void;
}

/** Every section, large, over the whole window below the header. In the document even while closed. */
export const MobileMenuList = forwardRef<HTMLElement, MobileMenuListProps>(function MobileMenuList(
  { id, open, pathname, navigation, onChoose },
  ref,
) {
  return (
    <Root ref={ref} id={id} aria-label="Main" data-state={open ? 'open' : 'closed'}>
      <Tracks pathname={pathname} navigation={navigation} onChoose={onChoose} />
    </Root>
  );
});

/** Rendered once for a page, not anew when the menu opens: that has to be quick. */
const Tracks = memo(function Tracks({
  pathname,
  navigation,
  onChoose,
}: Pick<MobileMenuListProps, 'pathname' | 'navigation' | 'onChoose'>) {
  // Like a record's track list: the categories are side A, the rest is side B.
  const sides = { A: navigation.categories, B: navigation.sections };
  return (
    <>
      {Object.entries(sides).map(([side, links]) => (
        <ul key={side}>
          {links.map(({ href, label }, index) => (
            <li key={href}>
              <Track
                href={href}
                aria-current={currentOf(href, pathname)}
                data-position={`${side}${index + 1}`}
                onClick={onChoose}
              >
                {label}
              </Track>
            </li>
          ))}
        </ul>
      ))}
    </>
  );
});

const enter = keyframes`
  from { opacity: 0; transform: translateY(-${space[2]}); }
`;

const Root = styled.nav`
  position: fixed;
  inset: calc(${height.header} + 1px) 0 0;
  display: grid;
  align-content: start;
  padding: ${space[2]} max(${fluidSpace.gutter}, env(safe-area-inset-right))
    max(${space[8]}, env(safe-area-inset-bottom))
    max(${fluidSpace.gutter}, env(safe-area-inset-left));
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.ground};
  animation: ${enter} ${duration.calm}ms ${easing.out};

  &[data-state='closed'] {
    display: none;
  }
  ${below.laptop} {
    @media (scripting: none) {
      &[data-state='closed'] {
        position: static;
        display: grid;
        flex-basis: 100%;
        padding-inline: 0;
      }
    }
  }
  ${from.laptop} {
    display: none;
  }
  ${print} {
    display: none !important;
  }
`;

const Track = styled(Link)`
  display: flex;
  align-items: baseline;
  gap: ${space[4]};
  padding-block: 0.28em 0.32em;
  border-block-end: 1px solid ${color.line};
  ${displayText}
  font-size: ${fitting(fontSize.track, 6.5)};
  line-height: 1.06;
  text-decoration: none;

  /* Undoes the header's: this list does scroll. */
  && {
    scroll-margin-block: 0;
  }
  &:active,
  &[aria-current] {
    color: ${color.accentDisplay};
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  &::before {
    content: attr(data-position);
    /* Only for the eye, where the browser can say so. */
    content: attr(data-position) / '';
    flex: none;
    inline-size: 1.75em;
    color: ${color.muted};
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.strong};
    letter-spacing: 0;
    ${tabular}
  }
`;
