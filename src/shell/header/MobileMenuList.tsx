import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { forwardRef, useEffect, useRef, type MouseEvent } from 'react';
import { Link } from '../../primitives/controls/Link';
import { delay, duration, easing } from '../../tokens/motion';
import { fluidSpace, height, space } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { atLeast, forcedColors, from, onPaper } from '../../theme/media';
import { fitting, nameText } from '../../theme/text';
import { color } from '../../theme/variables';
import { currentOf, type Navigation, type NavLink } from '../navigation';
import { opensElsewhere } from './opensElsewhere';
import { trackPosition } from './trackPosition';

export interface MobileMenuListProps {
  id: string;
  open: boolean;
  pathname: string;
  navigation: Pick<Navigation, 'categories' | 'sections'>;
  onChoose: () => void;
}

/**
 * Every section in large type, over the whole window below the header. While it is closed, it is
 * there for readers without script only: a `noscript` holds no element for a browser that has
 * script.
 */
export const MobileMenuList = forwardRef<HTMLElement, MobileMenuListProps>(function MobileMenuList(
  { id, open, ...tracks },
  ref,
) {
  const list = (
    <Root ref={ref} id={id} aria-label="Main">
      <Tracks {...tracks} />
    </Root>
  );
  return open ? list : <Unscripted>{list}</Unscripted>;
});

function Tracks({
  pathname,
  navigation,
  onChoose,
}: Pick<MobileMenuListProps, 'pathname' | 'navigation' | 'onChoose'>) {
  // Another page closes the menu when it comes (MobileMenu.tsx). Until then the visitor sees the row
  // that was pressed, not the page that is about to go.
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const choose = (press: MouseEvent<HTMLElement>) => {
    if (opensElsewhere(press)) return;
    if (press.currentTarget.matches('[aria-current]')) return onChoose();
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(onChoose, delay.menuChosen);
  };
  // The links are numbered like the tracks of a record: the categories are side A, the rest is side
  // B.
  const sides: Record<string, readonly (NavLink & { description?: string })[]> = {
    A: navigation.categories,
    B: navigation.sections,
  };
  return (
    <>
      {Object.entries(sides).map(([side, links]) => (
        <Side key={side} data-position={`Side ${side}`}>
          {links.map(({ href, label, description }, index) => (
            <Row key={href} data-position={`${side}${index + 1}`}>
              <Track href={href} aria-current={currentOf(href, pathname)} onClick={choose}>
                {label}
              </Track>
              {description && <Line>{description}</Line>}
            </Row>
          ))}
        </Side>
      ))}
    </>
  );
}

/* A tablet has room for larger titles, because its two sides stand beside each other. */
const roomy = `${from.tablet} and (min-height: 30em)`;

const enter = keyframes`
  from { opacity: 0; transform: translateY(-${space[2]}); }
`;

/* Without script the menu stands open, below the header's line. */
const Unscripted = styled.noscript`
  flex-basis: 100%;

  ${from.laptop} {
    display: none;
  }
`;

const Root = styled.nav`
  position: fixed;
  inset: calc(${height.header} + 1px) 0 0;
  display: grid;
  align-content: start;
  padding: 0 max(${fluidSpace.edge}, env(safe-area-inset-right))
    max(${space[8]}, env(safe-area-inset-bottom)) max(${fluidSpace.edge}, env(safe-area-inset-left));
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.ground};

  /* The two sides stand beside each other where there is room: one below the other, a phone held
     sideways would end after side A, as if there were no more. */
  ${from.pair} {
    @media (max-height: 30em), ${atLeast('tablet')} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${fluidSpace.inner};
    }
  }
  ${Unscripted} & {
    position: static;
    margin-inline: -0.625rem;
    padding-inline: 0.625rem;
  }
  ${from.laptop} {
    display: none;
  }
  ${onPaper} {
    display: none !important;
  }
`;

const Side = styled.ul`
  animation: ${enter} ${duration.calm}ms ${easing.out};

  &::before {
    ${trackPosition}
    display: block;
    padding-block: 1.125rem 0.625rem;
    border-block-end: 3px solid ${color.text};
  }
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: min(2.5rem, 11vw) minmax(0, 1fr);
  align-items: baseline;
  padding-block: ${space[3]};
  border-block-end: 1px solid ${color.line};

  &::before {
    ${trackPosition}
  }
  ${roomy} {
    padding-block: ${space[5]};
  }
`;

const Track = styled(Link)`
  ${nameText}
  font-size: ${fitting(fontSize.track, 7.5)};
  text-decoration: none;

  ${roomy} {
    font-size: calc(${fontSize.track} * 1.3);
  }

  /* The link covers its whole row, and its ring stands clear of the number. */
  &::after {
    content: '';
    position: absolute;
    inset: 0 -0.625rem;
  }
  /* Undoes the header's rule, because this list scrolls. */
  && {
    scroll-margin-block: ${space[4]};
  }
  &:active,
  &[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.1em;
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
    &::after {
      outline: 3px solid ${color.focus};
      outline-offset: -3px;
    }
  }
  ${forcedColors} {
    &:focus-visible::after {
      outline-color: Highlight;
    }
  }
`;

const Line = styled.p`
  grid-column: 2;
  color: ${color.muted};
  font-size: ${fontSize.caption};
  line-height: 1.4;
  text-wrap: balance;
`;
