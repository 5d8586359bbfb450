import styled from '@emotion/styled';
import { space } from '../../../src/tokens/space';
import { faces } from '../../../src/tokens/faces';
import { fontSize, fontWeight, lineHeight, poster, tracking } from '../../../src/tokens/type';
import typeSource from '../../../src/tokens/type.ts?raw';
import { from } from '../../../src/theme/media';
import {
  headingText,
  ledeText,
  marginalText,
  nameText,
  posterText,
  voiceText,
} from '../../../src/theme/text';
import { color, font } from '../../../src/theme/variables';
import { Bare } from '../../docs/blocks/Bare';
import { fluidEnds } from '../../../.storybook/build/fluid';
import { notesIn } from '../../../.storybook/build/notes';
import { Specimens } from './Specimens';

const notes = notesIn(typeSource);

const words: Partial<Record<keyof typeof fontSize, string>> = {
  marginal: 'A1   WX-S02',
  caption: 'by Kit Halloran, 1,286 downloads',
  text: 'Ask for ears on a mix, find a second voice.',
  name: 'Golden Hour Keys',
  heading: 'Browse by Category',
  voice: 'Late Shift Sessions',
  track: 'Music Trading',
  ticket: 'Golden Hour',
  logo: 'Waxline',
};

const titles: Record<keyof typeof poster, string> = {
  home: 'Stocks',
  fashion: 'Couture',
  digitalArt: 'Digital Canvas',
  podcasts: 'On The Air',
  liveSelling: 'Go Live',
  community: 'Creator Hub',
  mover: '+5.2%',
  price: '$240.00',
  lead: 'The Release Date',
  stamp: 'One pair a week',
  hour: '8:00',
};

/** The ends of a `clamp(2rem, …, 4rem)` in px, at the browser's default text size. */
const inPixels = (size: string) => {
  const ends = fluidEnds(size) ?? { min: size, max: size };
  const [min, max] = [ends.min, ends.max].map((rem) => Number.parseFloat(rem) * 16);
  return min === max ? `${min} px` : `${min} to ${max} px`;
};

/** Every font size in the face that uses it, as large as in this window. */
export function TypeScale() {
  return (
    <Specimens of={fontSize} record="fontSize" notes={notes} value={inPixels}>
      {(size, name) => (
        <Line data-style={name} style={{ fontSize: size }}>
          {words[name as keyof typeof fontSize] ?? 'Back the records you believe in.'}
        </Line>
      )}
    </Specimens>
  );
}

/** The title sizes of the pages, as large as in this window. */
export function Posters() {
  return (
    <Specimens of={poster} record="poster" notes={notes} value={inPixels}>
      {(size, name) => (
        <Line data-style="poster" style={{ fontSize: size }}>
          {titles[name as keyof typeof poster]}
        </Line>
      )}
    </Specimens>
  );
}

/** All faces, large enough to see their shapes. */
export function Faces() {
  return (
    <Bare>
      <Row>
        {Object.entries(faces).map(([name, { family, weights }]) => (
          <figure key={name}>
            <Glyphs aria-hidden data-face={name}>
              Ag
            </Glyphs>
            <figcaption>
              <strong>{family}</strong>, {name}. Weight {weights.replace(' ', ' to ')}.
            </figcaption>
          </figure>
        ))}
      </Row>
    </Bare>
  );
}

export function Weights() {
  return (
    <Specimens of={fontWeight} record="fontWeight" notes={notes}>
      {(weight) => (
        <Line
          data-style={weight >= fontWeight.name ? 'name' : undefined}
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
    <Specimens of={lineHeight} record="lineHeight" notes={notes}>
      {(height, name) => (
        <Paragraph data-style={name} style={{ lineHeight: height }}>
          {name === 'capitals'
            ? '$24.10 $18.75 $31.40 $12.00 $16.25 $9.80 $34.00 $45.00'
            : 'Buy a share of an album, follow its price, and shop the culture around it.'}
        </Paragraph>
      )}
    </Specimens>
  );
}

export function Trackings() {
  return (
    <Specimens of={tracking} record="tracking" notes={notes}>
      {(letterSpacing, name) => (
        <Line data-style={name} style={{ fontSize: '2rem', letterSpacing }}>
          Music Like Stocks
        </Line>
      )}
    </Specimens>
  );
}

const styles = `
  &[data-style='capitals'],
  &[data-style='poster'] {
    ${posterText}
  }
  &[data-style='voice'] {
    ${voiceText}
  }
  &[data-style='solid'],
  &[data-style='ticket'],
  &[data-style='logo'],
  &[data-style='heading'],
  &[data-style='track'] {
    ${headingText}
    margin: 0;
  }
  &[data-style='name'] {
    ${nameText}
  }
  &[data-style='marginal'] {
    ${marginalText}
  }
  &[data-style='lede'] {
    ${ledeText}
  }
`;

const Line = styled.p`
  ${styles}
  && {
    overflow: hidden;
    padding-block: 0.1em;
    line-height: 1.1;
    white-space: pre;
    text-overflow: ellipsis;
  }
  /* A title that is too wide for the page goes on in a second line, as on its own page. */
  &&[data-style='poster'] {
    line-height: ${lineHeight.poster};
    white-space: normal;
  }
`;

const Paragraph = styled.p`
  max-inline-size: 24rem;
  ${styles}
  && {
    font-size: ${fontSize.name};
  }
`;

const Row = styled.div`
  display: grid;
  gap: ${space[8]};
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
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
  font-size: clamp(7rem, 16vw, 13rem);
  line-height: 1.05;
  color: ${color.text};
  &[data-face='poster'] {
    font-family: ${font.poster};
    font-weight: ${fontWeight.heading};
    letter-spacing: ${tracking.poster};
  }
  &[data-face='head'] {
    font-family: ${font.head};
    font-weight: ${fontWeight.heading};
    letter-spacing: ${tracking.heading};
  }
`;
