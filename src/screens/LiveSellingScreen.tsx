import styled from '@emotion/styled';
import type { Stream } from '../content/types';
import { onCover } from '../tokens/color';
import { radius } from '../tokens/radius';
import { fluid, fluidSpace, space } from '../tokens/space';
import { fontSize, fontWeight, poster, titleLength } from '../tokens/type';
import { from, print } from '../theme/media';
import { edgeToEdge, posterEdge, posterText } from '../theme/text';
import { color, font } from '../theme/variables';
import { Collection } from '../components/Collection';
import { Lede } from '../components/Lede';
import { Section } from '../components/Section';
import { StreamCard } from '../components/StreamCard';
import { StreamEverywhere } from '../components/StreamEverywhere';
import { Container } from '../primitives/Container';
import type { ScreenProps } from './ScreenProps';
import type { Layout } from '../components/layout';

export interface LiveSellingScreenProps extends ScreenProps {
  /** Those that are live now; may be empty. */
  streams: readonly Stream[];
}

/** Between two monitors of the wall. */
const gap = space[3];

/** Two monitors that are on; the two columns between them belong to those that are off. */
const wall: Layout = {
  grids: [
    { columns: 1, gap, rowGap: space[6] },
    { from: 'tablet', columns: 12, spans: [5, 5], starts: [1, 8], gap, rowGap: space[6] },
  ],
  inset: '0.5rem',
  stretch: true,
};

/** The streams that are live, on a wall of monitors, and the way to start one's own (docs/product.md, section 2). */
export function LiveSellingScreen({ streams, onAct }: LiveSellingScreenProps) {
  return (
    <>
      <Container>
        <Head>
          <Title>
            <Line>Go Live,</Line> <Line data-last>Sell More</Line>
          </Title>
          <HeadLede>
            Show the thing, tell its story, ship it tonight. Creators sell straight from the studio,
            the closet and the crate.
          </HeadLede>
          <Timecode aria-hidden>REC 00:42:17:08</Timecode>
        </Head>
      </Container>
      <Wall title="Happening Now" marginal="A1">
        <Collection
          items={streams}
          layout={wall}
          empty="All studios are dark. Be the first one on."
          eager
        >
          {(stream, index) => (
            <Place>
              <StreamCard stream={stream} onWatch={() => onAct({ type: 'watch-live', stream })} />
              {index % 2 === 0 && (
                <>
                  <Edge aria-hidden data-side="start" />
                  <Middle aria-hidden data-alone={index === streams.length - 1 || undefined}>
                    <i>
                      No
                      <br /> signal
                    </i>
                  </Middle>
                </>
              )}
              {index % 2 === 1 && <Edge aria-hidden data-side="end" />}
            </Place>
          )}
        </Collection>
      </Wall>
      <Band data-ends-page>
        <StreamEverywhere onStart={() => onAct({ type: 'start-selling' })} />
      </Band>
    </>
  );
}

/* From a tablet on, the lede fills the corner over the second line and starts where that does; the timecode
   fills the one under the first line. The two lines of the title are rows of this grid, so that a long lede
   moves the second line down. */
const Head = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${space[5]};
  padding-block-start: ${fluid(1.75, 3.4, 4.5)};

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: 0;
  }
`;

const Title = styled.h1`
  ${posterText}
  ${posterEdge}
  display: grid;
  font-size: ${edgeToEdge(titleLength.liveSellingPhone)};

  ${from.tablet} {
    grid-area: 1 / 1 / 3 / -1;
    grid-template: subgrid / subgrid;
    font-size: ${poster.liveSelling};
  }
`;

const Line = styled.span`
  grid-column-start: 1;

  &[data-last] {
    justify-self: end;
  }
  ${from.tablet} {
    &[data-last] {
      grid-area: 2 / 2;
    }
  }
`;

const HeadLede = styled(Lede)`
  ${from.tablet} {
    grid-area: 1 / 2;
    align-self: center;
    /* As wide as the line below it. */
    inline-size: 0;
    min-inline-size: 100%;
    padding-block-end: ${space[4]};
  }
`;

const Timecode = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5em;
  color: ${color.muted};
  font: ${fontWeight.name} ${fontSize.lede} / 1 ${font.head};

  &::before {
    content: '';
    border: 0.4375rem solid ${color.down};
    border-radius: 50%;
  }
  ${from.tablet} {
    grid-area: 2 / 1;
    align-self: end;
    /* On the base line of the title. */
    padding-block-end: calc(${poster.liveSelling} * 0.08 - 0.17em);
  }
`;

/* The wall runs on beyond the window, which cuts its outer monitors. */
const Wall = styled(Section)`
  padding-block-start: calc(${fluidSpace.between} * 0.6);
  overflow-x: clip;
`;

const Place = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

const testCard = {
  ink: '#17130f',
  paper: '#f7e9c8',
  wedge: '#d3722f',
  blue: '#1f5fe0',
  bars: ['#f6f1e7', '#ffcf33', '#25c9f2', '#1f9d57', '#ffa4e4', '#d3222f', '#1f5fe0'],
  feet: ['#0a1438', '#f6f1e7', '#2a1a8a', '#17130f', '#17130f'],
} as const;

const stripes = (colors: readonly string[]) =>
  `linear-gradient(90deg, ${colors
    .map((each, index) => `${each} 0 ${(100 * (index + 1)) / colors.length}%`)
    .join(', ')})`;

const colorBars = `
  content: '';
  background:
    ${stripes(testCard.bars)} 0 0 / 100% 74% no-repeat,
    ${stripes(testCard.feet)};
`;

const countdown = `
  content: '3';
  background:
    radial-gradient(
      circle closest-side,
      #0000 75%,
      ${testCard.ink} 76% 78%,
      #0000 79% 91%,
      ${testCard.ink} 92% 96%,
      #0000 97%
    ),
    linear-gradient(${testCard.ink}, ${testCard.ink}) 50% / 2px 100% no-repeat,
    linear-gradient(${testCard.ink}, ${testCard.ink}) 50% / 100% 2px no-repeat,
    conic-gradient(${testCard.wedge} 119.5deg, ${testCard.paper} 120.5deg);
  color: ${testCard.ink};
  font-size: ${fontSize.voice};
`;

/* Monitors that are off: test cards, for the eye only, and no longer than the stream beside them. */
const Off = styled.div`
  display: grid;
  gap: ${gap};
  font: ${fontWeight.heading} min(${fontSize.name}, 5.4vw) / 0.85 ${font.poster};
  text-align: center;
  text-transform: uppercase;

  &::before,
  &::after,
  & i {
    display: grid;
    place-items: center;
    min-block-size: 0;
    border: 0.375rem solid ${color.raised};
    border-radius: ${radius.ticket};
    /* A monitor's case is dark in both schemes. */
    color-scheme: dark;
    outline: 1px solid ${color.line};
    background-origin: padding-box;
    background-clip: padding-box;
    forced-color-adjust: none;
  }
  ${from.tablet} {
    &::before,
    &::after,
    & i {
      border-width: 0.5rem;
      border-radius: ${radius.monitor};
    }
  }
  &::after {
    ${colorBars}
  }
  &::before {
    ${countdown}
  }
  ${print} {
    display: none;
  }
`;

const Middle = styled(Off)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  block-size: 6rem;

  & i {
    background-color: ${testCard.blue};
    color: ${onCover.text};
    font-style: normal;
  }
  ${from.tablet} {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(100% + ${gap});
    block-size: auto;
    font-size: min(${fontSize.name}, 3.6vw);

    /* Two columns of twelve, told from the five beside it. */
    &:not([data-alone]) {
      grid-template: repeat(3, minmax(0, 1fr)) / minmax(0, 1fr);
      inline-size: calc(40% - 0.6 * ${gap});
    }
    /* Nothing beside it is on: they fill the row, to beyond the window. */
    &[data-alone] {
      inline-size: calc(140% + 0.4 * ${gap} + ${fluidSpace.edge} + 1rem);
      font-size: ${fontSize.heading};
    }
  }
`;

const Edge = styled(Off)`
  display: none;

  ${from.tablet} {
    display: grid;
    grid-auto-rows: minmax(0, 1fr);
    position: absolute;
    inset-block: 0;
    inline-size: max(${fluidSpace.edge}, 5.5rem);

    &[data-side='start'] {
      inset-inline-end: calc(100% + ${gap});
    }
    &[data-side='end'] {
      inset-inline-start: calc(100% + ${gap});

      &::before {
        ${colorBars}
      }
      &::after {
        ${countdown}
      }
    }
  }
  ${print} {
    display: none;
  }
`;

const Band = styled.div`
  padding-block-start: ${fluidSpace.between};
`;
