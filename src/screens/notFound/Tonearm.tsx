import styled from '@emotion/styled';
import { vinyl } from '../../tokens/print';
import { color } from '../../theme/variables';

/** The arm of a turntable from above, and the locked groove that its needle is in. */
export function Tonearm() {
  return (
    <Root>
      {/* The groove runs in under the head, where no words are. */}
      <path d="M500 230a270 270 0 1 0 91 16" stroke={groove} />
      <path d={lockedGroove} stroke={groove} />
      {/* The tube: its dark edge, its metal, and the light on it. */}
      <path d={tube} stroke={vinyl.hole} strokeWidth="19" />
      <path d={tube} stroke={metal} strokeWidth="13" />
      <path d={tube} stroke={light} strokeWidth="3" transform="translate(-3 -1)" />
      <g transform="rotate(42 544 295) translate(544 295)" stroke={vinyl.hole} strokeWidth="3">
        <path d="M24-66q16-2 22-20" stroke={vinyl.hole} strokeWidth="13" strokeLinecap="round" />
        <path d="M24-66q16-2 22-20" stroke={metal} strokeWidth="7" strokeLinecap="round" />
        <path d="M-5-2 0 13 5-2z" fill={light} strokeWidth="0" />
        <path d="M-16-26h32V-6l-6 6h-20l-6-6z" fill={color.accent} />
        <path d="M-25-18h50l-4-70-11-14h-20l-11 14z" fill={metal} />
        <path d="M-10-34v-40M10-34v-40" strokeWidth="7" strokeLinecap="round" />
        <circle cx="-10" cy="-46" r="6.5" fill={light} />
        <circle cx="10" cy="-46" r="6.5" fill={light} />
        <path d="M-15-101h30v-13h-30z" fill={vinyl.hole} />
        <path d="M-12-114h24v-14h-24z" fill={light} />
      </g>
    </Root>
  );
}

const lockedGroove = 'M500 230C570 230 570 294 640 348A206 206 0 1 1 500 294Q580 294 640 348';
const groove = '#3a342e';
/* It reaches up to the header in the highest window. */
const tube = 'M622 208 645 176Q653 166 659 148L966-700';
const metal = '#b9b0a4';
const light = '#f5f0e8';

/* The arm comes in from the side where lines end, so on a page that reads right to left it comes
   from the left. */
const Root = styled.g`
  &:dir(rtl) {
    transform: scaleX(-1);
    transform-origin: 500px;
  }
`;
