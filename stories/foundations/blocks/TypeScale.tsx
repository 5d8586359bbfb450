import styled from '@emotion/styled';
import { space } from '../../../src/tokens/space';
import { faces, fontSize, fontWeight, lineHeight, tracking } from '../../../src/tokens/type';
import typeSource from '../../../src/tokens/type.ts?raw';
import { from } from '../../../src/theme/media';
import { color, font } from '../../../src/theme/variables';
import { Bare } from '../../docs/blocks/Bare';
import { fluidEnds } from '../fluid';
import { notesIn } from '../notes';
import { Specimens } from './Specimens';

const notes = notesIn(typeSource);
type Size = keyof typeof fontSize;

/** Sizes set in the display face; the rest is text. */
const display: readonly Size[] = ['poster', 'hero', 'title', 'heading', 'subheading', 'card'];

const words: Partial<Record<Size, string>> = {
  poster: 'Vault',
  hero: 'Trade Music',
  title: 'Sneaker Hub',
};

/** `clamp(2rem, …, 4rem)` as the px it runs between, at the browser's own text size. */
const inPixels = (size: string) => {
  const ends = fluidEnds(size) ?? { min: size, max: size };
  const [min, max] = [ends.min, ends.max].map((rem) => Number.parseFloat(rem) * 16);
  return min === max ? `${min} px` : `${min} to ${max} px`;
};

/** Every size, in the face it is used with, as large as this window makes it. */
export function TypeScale() {
  return (
    <Specimens of={fontSize} notes={notes} value={inPixels}>
      {(size, name) => {
        const isDisplay = display.includes(name as Size);
        return (
          <Line data-display={isDisplay} style={{ fontSize: size }}>
            {words[name as Size] ??
              (isDisplay ? 'Golden Hour Keys' : 'Back the records you believe in.')}
          </Line>
        );
      }}
    </Specimens>
  );
}

/** Both faces, large enough to see how they are drawn. */
export function Faces() {
  return (
    <Bare>
      <Pair>
        {Object.entries(faces).map(([name, { family, weights }]) => (
          <figure key={name}>
            <Glyphs aria-hidden data-face={name}>
              Ag
            </Glyphs>
            <figcaption>
              <strong>{family}</strong>, {name}. Weights {weights.replace(' ', ' to ')}.
            </figcaption>
          </figure>
        ))}
      </Pair>
    </Bare>
  );
}

export function Weights() {
  return (
    <Specimens of={fontWeight}>
      {(weight) => (
        <Line
          data-display={weight >= fontWeight.card}
          style={{ fontSize: '1.75rem', fontWeight: weight }}
        >
          Midnight Tape $16.25
        </Line>
      )}
    </Specimens>
  );
}

export function LineHeights() {
  return (
    <Specimens of={lineHeight}>
      {(height, name) => (
        <Paragraph data-display={name === 'text' ? undefined : true} style={{ lineHeight: height }}>
          Buy a share of an album, follow its price, and shop the culture around it.
        </Paragraph>
      )}
    </Specimens>
  );
}

export function Trackings() {
  return (
    <Specimens of={tracking}>
      {(letterSpacing) => (
        <Line data-display style={{ fontSize: '2rem', letterSpacing }}>
          Music Like Stocks
        </Line>
      )}
    </Specimens>
  );
}

const Line = styled.p`
  overflow: hidden;
  line-height: 1.25;
  white-space: nowrap;
  text-overflow: ellipsis;
  &[data-display='true'] {
    font-family: ${font.display};
    font-weight: ${fontWeight.display};
    letter-spacing: ${tracking.heading};
  }
`;

const Paragraph = styled.p`
  max-inline-size: 24rem;
  font-size: ${fontSize.subheading};
  &[data-display] {
    font-family: ${font.display};
    font-weight: ${fontWeight.display};
    letter-spacing: ${tracking.heading};
  }
`;

const Pair = styled.div`
  display: grid;
  gap: ${space[8]};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  figcaption {
    color: ${color.muted};
  }
  strong {
    color: ${color.text};
  }
`;

const Glyphs = styled.p`
  padding-block-end: ${space[6]};
  font-size: clamp(8rem, 24vw, 17rem);
  line-height: 1.05;
  &[data-face='display'] {
    color: ${color.accentDisplay};
    font-family: ${font.display};
    font-weight: ${fontWeight.display};
    letter-spacing: ${tracking.display};
  }
`;
