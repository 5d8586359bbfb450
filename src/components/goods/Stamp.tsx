import styled from '@emotion/styled';
import { space } from '../../tokens/space';
import { lineHeight, poster, tracking } from '../../tokens/type';
import { below, from, shortWindow, translated } from '../../theme/media';
import { edgeToEdge, posterText } from '../../theme/text';
import { aboveHeading } from '../kit/Card';

const stampInFlow = `
  position: static;
  justify-self: start;
  margin-block-end: ${space[4]};
  translate: none;
  rotate: none;
`;

/**
 * The rubber stamp of LeadShoe, so small that it keeps clear of the page's title though it is turned.
 * On a phone it stands in the corner that the title's last word leaves.
 */
export const Stamp = styled.p`
  ${aboveHeading}
  ${posterText}
  border: 0.2em solid;
  padding: 0.3em 0.5em 0.25em;
  outline: 1.5px solid;
  outline-offset: 3px;
  font-size: min(${poster.stamp}, ${edgeToEdge(11.6)});
  line-height: ${lineHeight.solid};
  letter-spacing: ${tracking.marginal};
  text-transform: uppercase;
  rotate: -8deg;
  transform-origin: 0 100%;

  ${from.laptop} {
    grid-area: 1 / 1;
  }
  ${below.tablet} {
    position: absolute;
    inset-inline-end: ${space[1]};
    inset-block-end: calc(100% + 64.5cqi);
    max-inline-size: 50%;
    translate: 0 50%;
    font-size: ${edgeToEdge(15)};
    transform-origin: 100% 50%;

    /* Where the title's last word ends is known of the English one only. */
    ${translated} & {
      ${stampInFlow}
    }
    /* There the title has one line. */
    ${shortWindow} {
      ${stampInFlow}
    }
  }
`;
