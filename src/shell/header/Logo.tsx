import styled from '@emotion/styled';
import { Link } from '../../primitives/Link';
import { height } from '../../tokens/space';
import { fontWeight, tracking } from '../../tokens/type';
import { hover } from '../../theme/media';
import { font } from '../../theme/variables';
import { Mark } from './Mark';

/** The record and the word: the way home. */
export function Logo() {
  return (
    <Root href="/">
      <Disc />
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
  /* Capped by the window, for the buttons beside it. */
  font-size: min(1.3125rem, 6.4vw);
  font-weight: ${fontWeight.display};
  letter-spacing: ${tracking.card};
  line-height: 1;
  text-decoration: none;
`;

const Disc = styled(Mark)`
  inline-size: 1.25em;

  ${hover} {
    ${Root}:hover & {
      rotate: 180deg;
    }
  }
`;
