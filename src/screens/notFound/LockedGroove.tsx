import styled from '@emotion/styled';
import { useId } from 'react';
import { vinyl } from '../../tokens/print';
import { fluid } from '../../tokens/space';
import { fontWeight, tracking } from '../../tokens/type';
import { from, notOnPaper } from '../../theme/media';
import { color, font } from '../../theme/variables';
import { Disc } from '../../primitives/pictures/Disc';
import { Tonearm } from './Tonearm';

/**
 * The end of a record: its last words are etched around the label, and the needle is in the locked
 * groove. Decoration.
 */
export function LockedGroove() {
  const id = useId();
  return (
    <Root aria-hidden>
      <Disc />
      <Etching viewBox="0 0 1000 1000">
        <path id={`${id}last`} d="M500 276a224 224 0 1 1-.1 0" />
        <path id={`${id}ring`} d="M500 638a138 138 0 1 1 .1 0" />
        <circle cx="500" cy="500" r="292" fill={vinyl.disc} />
        {/* Firefox reads the length from `<text>`, WebKit from `<textPath>`. */}
        <Last textLength={toTheArm}>
          <textPath href={`#${id}last`} textLength={toTheArm}>
            WX-404-B — there is nothing after this — lift the needle — WX-404-B — there is nothing
            after this —
          </textPath>
        </Last>
        <Label>
          <circle cx="500" cy="500" r="168" fill={color.accent} />
          <path d="M500 344a156 156 0 1 1-.1 0M500 378a122 122 0 1 1-.1 0" />
          <text fontSize="19" textLength={aroundLabel}>
            <textPath href={`#${id}ring`} textLength={aroundLabel}>
              DEAD WAX · SIDE B · LIFT THE NEEDLE · DEAD WAX · SIDE B · LIFT THE NEEDLE ·{' '}
            </textPath>
          </text>
          <Poster x="500" y="472" fontSize="96">
            404
          </Poster>
          <Poster x="410" y="518" fontSize="52">
            B
          </Poster>
          <text x="602" y="498" textAnchor="end">
            33 1/3
          </text>
          <text x="602" y="520" textAnchor="end">
            LOCKED
          </text>
          <text x="500" y="564" textAnchor="middle">
            WX-404-B
          </text>
          <text x="500" y="588" textAnchor="middle">
            WAXLINE
          </text>
        </Label>
        <circle cx="500" cy="500" r="10" fill={vinyl.hole} />
        <Tonearm />
      </Etching>
    </Root>
  );
}

/** The length of the last words: from the one side of the arm around the label to its other side. */
const toTheArm = 1309;
/** The length of the words in the ring of the label. */
const aroundLabel = 862;
const etched = '#aca398';

/* Its upper edge stays in sight; it reaches down behind the footer. */
const Root = styled.div`
  position: relative;
  inline-size: 118%;
  margin-inline-start: 16%;
  margin-block-end: -36%;

  ${from.tablet} {
    --wx-record: ${fluid(36, 74, 96)};
    position: absolute;
    inset-block-start: max(1.75rem, 100% - var(--wx-record) * 0.9);
    inset-inline-start: 48.5%;
    inline-size: var(--wx-record);
    margin: 0;
  }
  ${notOnPaper}
`;

/* Its words are English and read left to right on any page. Right to left, the text would start
   before its path and not show. */
const Etching = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  direction: ltr;
  overflow: visible;
  fill: none;
  stroke-width: 2;
  forced-color-adjust: none;
`;

/* They begin and end beside the arm, which stands on the other side on a page that reads right to
   left. */
const Last = styled.text`
  fill: ${etched};
  font: ${fontWeight.name} 30px ${font.head};
  letter-spacing: ${tracking.marginal};
  transform: rotate(28deg);
  transform-origin: 500px 500px;

  &:dir(rtl) {
    transform: rotate(-3deg);
  }
`;

const Label = styled.g`
  stroke: ${color.onAccent};
  font: ${fontWeight.heading} 18px ${font.head};

  text {
    fill: ${color.onAccent};
    stroke: none;
  }
`;

const Poster = styled.text`
  font-family: ${font.poster};
  text-anchor: middle;
`;
