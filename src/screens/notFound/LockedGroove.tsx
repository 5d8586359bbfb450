import styled from '@emotion/styled';
import { useId } from 'react';
import { fluid } from '../../tokens/space';
import { fontWeight } from '../../tokens/type';
import { from, print } from '../../theme/media';
import { color, font } from '../../theme/variables';
import { Disc } from '../../primitives/pictures/Disc';

/**
 * The end of a record: its last words are etched around the label, and the needle is in the locked
 * groove. Decoration.
 */
export function LockedGroove() {
  const groove = useId();
  return (
    <Record aria-hidden>
      <Disc />
      <Etching viewBox="0 0 1000 1000">
        <path id={groove} d="M500 276a224 224 0 1 1-.1 0" />
        <circle cx="500" cy="500" r="292" fill={vinyl} />
        <circle cx="500" cy="500" r="270" stroke={grooveInk} />
        <path d="M590 244a270 270 0 0 1 86 400 205 205 0 1 1-176-348" stroke={grooveInk} />
        {/* Firefox reads the length from `<text>`, WebKit from `<textPath>`. */}
        <Last textLength={once}>
          <textPath href={`#${groove}`} textLength={once}>
            WX-404-B — there is nothing after this — lift the needle — WX-404-B — there is nothing
            after this —
          </textPath>
        </Last>
        <circle cx="500" cy="500" r="168" fill={color.accent} />
        <circle cx="500" cy="500" r="156" stroke={color.onAccent} />
        <Label x="500" y="470">
          404
        </Label>
        <path d="M392 550h84M392 566h60M524 550h84" stroke={color.onAccent} strokeWidth="5" />
        <circle cx="500" cy="500" r="10" fill={hole} />
        <Arm>
          <path d="M716 40 704 196 640 262" stroke={arm} strokeWidth="11" />
          <path d="M652 232l28 26-54 54-24-22z" fill={arm} />
          <path d="M606 296l14 13-12 10z" fill={color.accent} />
        </Arm>
      </Etching>
    </Record>
  );
}

/** The length of the last words: once around the label. */
const once = 1395;
const vinyl = '#131110';
const grooveInk = '#3a342e';
const hole = '#0d0c0b';
const etched = '#aca398';
const arm = '#b9b0a4';

/* In a window that is lower than the record, the record stands in the middle; otherwise it
   reaches down behind the footer. */
const Record = styled.div`
  position: relative;
  inline-size: 118%;
  margin-inline-start: 16%;
  margin-block-end: -36%;

  ${from.tablet} {
    --wx-record: ${fluid(46, 74, 96)};
    position: absolute;
    inset-block-start: max(50% - var(--wx-record) / 2, 100% - var(--wx-record) * 0.9);
    inset-inline-start: 48.5%;
    inline-size: var(--wx-record);
    margin: 0;
  }
  ${print} {
    display: none;
  }
`;

const Etching = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  overflow: visible;
  fill: none;
  stroke-width: 2;
  forced-color-adjust: none;
`;

/* The words are English and read left to right on any page. Right to left, the text would start
   before its path and not show. */
const Last = styled.text`
  direction: ltr;
  fill: ${etched};
  font: ${fontWeight.name} 30px ${font.head};
  letter-spacing: 0.02em;
`;

/* The arm comes in from the side where lines end, so on a page that reads right to left it comes
   from the left. */
const Arm = styled.g`
  &:dir(rtl) {
    transform: scaleX(-1);
    transform-origin: 500px;
  }
`;

const Label = styled.text`
  fill: ${color.onAccent};
  font: ${fontWeight.heading} 110px ${font.poster};
  text-anchor: middle;
`;
