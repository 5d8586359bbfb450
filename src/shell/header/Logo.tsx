import styled from '@emotion/styled';
import { Link } from '../../primitives/Link';
import { height } from '../../tokens/space';
import { fontWeight, tracking } from '../../tokens/type';
import { hover } from '../../theme/media';
import { color, font } from '../../theme/vars';

/** The record and the word: the way home (design, section 1: name). */
export function Logo() {
  return (
    <Root href="/">
      <Mark aria-hidden viewBox="0 0 32 32">
        <circle cx="16" cy="16" r="16" />
        <path d="M16 3a13 13 0 0 1 13 13M16 7a9 9 0 0 1 9 9M16 29A13 13 0 0 1 3 16M16 25a9 9 0 0 1-9-9" />
        <circle cx="16" cy="16" r="5.5" />
      </Mark>
      Waxline
    </Root>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-block-size: ${height.target};
  font-family: ${font.display};
  font-size: 1.3125rem;
  font-weight: ${fontWeight.display};
  letter-spacing: ${tracking.card};
  line-height: 1;
  text-decoration: none;
`;

const Mark = styled.svg`
  flex: none;
  inline-size: 1.25em;
  fill: currentColor;
  stroke: ${color.ground};
  stroke-width: 1;

  path {
    fill: none;
    stroke-linecap: round;
    opacity: 0.55;
  }
  circle:last-of-type {
    fill: ${color.accent};
    stroke-width: 1.5;
  }
  ${hover} {
    transition: rotate 600ms cubic-bezier(0.2, 0.8, 0.2, 1);
    a:hover > & {
      rotate: 180deg;
    }
  }
`;
