import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { memo, type MouseEvent } from 'react';
import { Link } from '../../primitives/controls/Link';
import { duration, easing } from '../../tokens/motion';
import { fluidSpace, space } from '../../tokens/space';
import { fontSize, lineHeight } from '../../tokens/type';
import { forcedColors, from } from '../../theme/media';
import { fitting, nameText } from '../../theme/text';
import { color } from '../../theme/variables';
import { currentOf, type CategoryLink, type Navigation, type NavLink } from '../navigation';
import { sidePosition, trackPosition } from './trackPosition';

export interface MenuSidesProps {
  pathname: string;
  navigation: Pick<Navigation, 'categories' | 'sections'>;
  onPress: (press: MouseEvent<HTMLElement>) => void;
}

/**
 * The links of the small menu, numbered like the tracks of a record. Memoised, so that opening the
 * menu renders none of them.
 */
export const MenuSides = memo(function MenuSides({
  pathname,
  navigation,
  onPress,
}: MenuSidesProps) {
  const { categories, sections } = navigation;
  const sides: (readonly (NavLink & Partial<CategoryLink>)[])[] = [categories, sections];
  return sides.map((links, side) => (
    <Side key={side}>
      {links.map(({ href, label, description }) => (
        <Row key={href}>
          <Track href={href} aria-current={currentOf(href, pathname)} onClick={onPress}>
            {label}
          </Track>
          {description && <Line>{description}</Line>}
        </Row>
      ))}
    </Side>
  ));
});

/* A tablet has room for larger titles, because its two sides stand beside each other. */
const roomy = `${from.tablet} and (min-height: 30em)`;

const enter = keyframes`
  from { opacity: 0; transform: translateY(-${space[2]}); }
`;

const Side = styled.ul`
  counter-increment: wx-side;
  counter-reset: wx-track;

  :not([hidden]) > & {
    animation: ${enter} ${duration.calm}ms ${easing.out};
  }
  &::before {
    ${sidePosition}
    display: block;
    padding-block: ${space[4]} ${space[2]};
    border-block-end: 3px solid ${color.text};
  }
  /* In a large window, where only readers without script have this list, it is a table of two rows. */
  ${from.laptop} {
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
  ${from.laptop} {
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
  ${from.laptop} {
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
    text-underline-offset: 0.2em;
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
  /* Room for the line under a name, and less in a low window: a phone held sideways shows all rows. */
  margin-block-start: min(0.25em, 0.5vh);
  color: ${color.muted};
  font-size: ${fontSize.caption};
  line-height: ${lineHeight.lede};
  text-wrap: balance;
`;
