import styled from '@emotion/styled';
import { Link } from '../../primitives/controls/Link';
import { height } from '../../tokens/space';
import { fontSize, fontWeight, lineHeight, tracking } from '../../tokens/type';
import { hover } from '../../theme/media';
import { font } from '../../theme/variables';
import { currentOf } from '../navigation';
import { Mark } from './Mark';

export interface LogoProps {
  /** The page's path. On the home page the logo is the link of the page itself. */
  pathname: string;
}

/** The shop's mark and its name, which link to the home page. */
export function Logo({ pathname }: LogoProps) {
  return (
    <Root href="/" translate="no" aria-current={currentOf('/', pathname)}>
      <Sign />
      Waxline
    </Root>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.4375em;
  min-block-size: ${height.target};
  font-family: ${font.head};
  /* The window's width limits the size, so that the buttons beside the logo have room. */
  font-size: ${fontSize.logo};
  font-weight: ${fontWeight.heading};
  letter-spacing: ${tracking.heading};
  line-height: ${lineHeight.solid};
  text-decoration: none;
`;

const Sign = styled(Mark)`
  inline-size: 1.36em;

  ${hover} {
    ${Root}:hover & {
      rotate: 1turn;
    }
  }
`;
