import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { forwardRef, useEffect, useRef, type MouseEvent } from 'react';
import { Link } from '../../primitives/controls/Link';
import { delay, duration, easing } from '../../tokens/motion';
import { fluidSpace, height, space } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { atLeast, forcedColors, from, onPaper, unscripted } from '../../theme/media';
import { fitting, nameText } from '../../theme/text';
import { color } from '../../theme/variables';
import { currentOf, type Navigation, type NavLink } from '../navigation';
import { opensElsewhere } from './opensElsewhere';
import { sidePosition, trackPosition } from './trackPosition';

export interface MobileMenuListProps {
  id: string;
  open: boolean;
  /** Whether a closed list is in the page, out of sight. */
  prepared: boolean;
  pathname: string;
  navigation: Pick<Navigation, 'categories' | 'sections'>;
  onChoose: () => void;
}

type Entry = NavLink & { description?: string };

/**
 * Every section in large type, over the whole window below the header. The server sends it for
 * readers without script only: a `noscript` holds no element for a browser that has script.
 */
export const MobileMenuList = forwardRef<HTMLElement, MobileMenuListProps>(function MobileMenuList(
  { id, open, prepared, ...tracks },
  ref,
) {
  const scripted = open || prepared;
  const list = (
    <Root ref={ref} id={id} aria-label="Main" hidden={scripted && !open}>
      <Tracks {...tracks} />
    </Root>
  );
  return scripted ? list : <Unscripted>{list}</Unscripted>;
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
  // Numbered like the tracks of a record.
  const sides: (readonly Entry[])[] = [navigation.categories, navigation.sections];
  return (
    <>
      {sides.map((links, side) => (
        <Side key={side}>
          {links.map(({ href, label, description }) => (
            <Row key={href}>
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

/* Without script in a large window: the two sides are two rows of a table. */
const asTable = `${unscripted} and ${atLeast('laptop')}`;

const enter = keyframes`
  from { opacity: 0; transform: translateY(-${space[2]}); }
`;

/* Without script the menu stands open in every window, below the header's line. */
const Unscripted = styled.noscript`
  flex-basis: 100%;
`;

const Root = styled.nav`
  counter-reset: wx-side;
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
  &[hidden] {
    display: none;
  }
  ${from.laptop} {
    display: none;
  }
  ${Unscripted} & {
    position: static;
    margin-inline: -0.625rem;
    padding-inline: 0.625rem;
  }
  ${asTable} {
    display: grid;
    grid-template-columns: 1fr;
    padding-block-end: ${space[3]};
  }
  ${onPaper} {
    display: none !important;
  }
`;

const Side = styled.ul`
  counter-increment: wx-side;
  counter-reset: wx-track;
  animation: ${enter} ${duration.calm}ms ${easing.out};

  &::before {
    ${sidePosition}
    display: block;
    padding-block: 1.125rem 0.625rem;
    border-block-end: 3px solid ${color.text};
  }
  ${asTable} {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    column-gap: ${fluidSpace.gap};
    border-block-start: 1px solid ${color.line};

    &::before {
      display: none;
    }
  }
`;

const Row = styled.li`
  counter-increment: wx-track;
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
  ${asTable} {
    grid-template-columns: 2rem 1fr;
    align-content: start;
    padding-block: ${space[2]};
    border: 0;
  }
`;

const Track = styled(Link)`
  ${nameText}
  font-size: ${fitting(fontSize.track, 7.5)};
  text-decoration: none;

  ${roomy} {
    font-size: calc(${fontSize.track} * 1.3);
  }
  ${asTable} {
    font-size: ${fontSize.lede};
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
