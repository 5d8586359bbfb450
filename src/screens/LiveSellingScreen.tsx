import styled from '@emotion/styled';
import type { Stream } from '../content/types';
import { fluid, fluidSpace, space } from '../tokens/space';
import { fontSize, fontWeight, lineHeight, poster, titleLength } from '../tokens/type';
import { from, notOnPaper, onPaper, translated } from '../theme/media';
import { phoneTitle, posterEdge, posterText, unzoomed, yielding } from '../theme/text';
import { color, font } from '../theme/variables';
import { Collection } from '../components/kit/Collection';
import { DarkMonitors, monitorGap } from '../components/shows/DarkMonitors';
import { Lede } from '../components/kit/Lede';
import { Section } from '../components/kit/Section';
import { StreamCard } from '../components/shows/StreamCard';
import { StreamEverywhere } from '../components/shows/StreamEverywhere';
import { Container } from '../primitives/text/Container';
import type { ScreenProps } from './ScreenProps';
import type { ListLayout } from '../components/kit/layout';

export interface LiveSellingScreenProps extends ScreenProps {
  /** The streams that are live now. May be empty. */
  streams: readonly Stream[];
}

/**
 * Each row has two monitors that are on. The two columns between them are for monitors that are
 * off. The frames take a little of the pictures' width.
 */
const wall: ListLayout = {
  grids: [
    { columns: 1, places: [{ share: 0.95 }], gap: monitorGap, rowGap: space[6] },
    {
      from: 'tablet',
      columns: 12,
      places: [1, 8].map((start) => ({ start, span: 5, share: 0.97 })),
      gap: monitorGap,
      rowGap: space[6],
    },
  ],
  stretch: true,
  /* On paper two monitors side by side, in every format of sheets. */
  list: `${onPaper} { grid-template-columns: 1fr 1fr; }`,
  item: `${onPaper} { && { grid-column: auto; } }`,
};

/**
 * The streams that are live, on a wall of monitors, and the way to start one's own
 * (docs/product.md, section 2).
 */
export function LiveSellingScreen({ streams, onAction }: LiveSellingScreenProps) {
  const watch = (stream: Stream) => onAction({ type: 'watch-live', stream });
  return (
    <>
      <Container>
        <Head>
          <Title>
            <Words>
              Go Live, <LastLine>Sell More</LastLine>
            </Words>
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
          empty="All studios are dark. Be the first on air."
          eager
        >
          {(stream, index) => (
            <Place>
              <StreamCard stream={stream} onWatch={watch} />
              <DarkMonitors
                beside={index % 2 ? 'second' : index < streams.length - 1 ? 'first' : 'alone'}
              />
            </Place>
          )}
        </Collection>
      </Wall>
      <Band data-ends-page onStart={() => onAction({ type: 'start-selling' })} />
    </>
  );
}

/** How long the title's second line is, in em. */
const lastLine = 2.93;

/* From a tablet on, the lede stands in the corner above the title's second line and starts where
   that line starts; the timecode stands below the first line. The title's second line is a row of
   this grid, so a long lede moves it down. */
const Head = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${space[5]};
  padding-block-start: ${fluid(1.75, 3.4, 4.5)};

  ${from.tablet} {
    grid-template: auto calc(${poster.liveSelling} * ${lineHeight.poster}) / minmax(0, 1fr) calc(
        ${poster.liveSelling} * ${lastLine}
      );
    row-gap: 0;
  }
  /* The lengths of other words are not known, so title, lede and timecode stand one below the other. */
  ${translated} & {
    display: block;
  }
`;

const Title = styled.h1`
  ${posterText}
  ${posterEdge}
  /* The title's second line ends where the page's text does. */
  margin-inline-end: 0;
  font-size: ${phoneTitle(titleLength.liveSellingPhone)};

  ${from.tablet} {
    grid-area: 1 / 1 / 3 / -1;
    align-self: end;
    font-size: ${unzoomed(poster.liveSelling)};
  }
`;

const Words = styled.span`
  font-size: ${yielding(0.5)};
`;

/* It wraps, because its margin leaves no room beside the first line. A break of its own would
   move with late fonts. */
const LastLine = styled.span`
  ${posterEdge}
  margin-inline-start: calc(100% - ${phoneTitle(titleLength.liveSellingPhone)} * ${lastLine});

  ${from.tablet} {
    margin-inline-start: calc(100% - ${poster.liveSelling} * ${lastLine});
  }
  ${translated} & {
    margin-inline-start: 0;
  }
`;

const HeadLede = styled(Lede)`
  ${from.tablet} {
    grid-area: 1 / 2;
    align-self: center;
    /* The lede is as wide as the line below it. */
    inline-size: 0;
    min-inline-size: 100%;
    padding-block-end: ${space[4]};
  }
  ${translated} & {
    padding-block: ${space[5]};
  }
`;

const Timecode = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5em;
  color: ${color.muted};
  font: ${fontWeight.name} ${fontSize.lede} / ${lineHeight.solid} ${font.head};

  &::before {
    content: '';
    border: 0.4375rem solid ${color.down};
    border-radius: 50%;
  }
  ${notOnPaper}
  ${from.tablet} {
    grid-area: 2 / 1;
    align-self: end;
    /* The timecode stands on the title's base line. */
    padding-block-end: calc(${poster.liveSelling} * 0.08 - 0.17em);
  }
`;

/* The wall reaches beyond the window, which cuts off its outer monitors. */
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

const Band = styled(StreamEverywhere)`
  margin-block-start: ${fluidSpace.between};
`;
