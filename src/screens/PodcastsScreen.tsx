import styled from '@emotion/styled';
import type { LiveShow, UpcomingShow } from '../content/types';
import { duration } from '../tokens/motion';
import { fluid, space } from '../tokens/space';
import { fontSize, fontWeight, poster, titleLength } from '../tokens/type';
import { from, hover } from '../theme/media';
import { edgeToEdge, posterEdge, posterText } from '../theme/text';
import { color, font } from '../theme/variables';
import { Collection } from '../components/kit/Collection';
import { Lede } from '../components/kit/Lede';
import { LiveShowCard } from '../components/shows/LiveShowCard';
import { Section } from '../components/kit/Section';
import { UpcomingShowRow } from '../components/shows/UpcomingShowRow';
import { Container } from '../primitives/text/Container';
import type { ScreenProps } from './ScreenProps';
import { rows, type Layout } from '../components/kit/layout';

export interface PodcastsScreenProps extends ScreenProps {
  /** Live now; may be empty. */
  live: readonly LiveShow[];
  /** The next one first; may be empty. */
  upcoming: readonly UpcomingShow[];
}

/** One below another. */
const booths: Layout = { grids: [{ columns: 1, gap: fluid(3, 5, 5) }] };

/** What the dial has room for. */
const mostStations = 4;

/** A radio: a dial whose needle stands on what is live, then the schedule (docs/product.md, section 2). */
export function PodcastsScreen({ live, upcoming, onAct }: PodcastsScreenProps) {
  return (
    <Radio data-silent={live.length === 0 || undefined}>
      <Container>
        <Head>
          <Title>On The Air</Title>
          <HeadLede>
            Talk from behind the desk: producers, collectors and label hands, live from their own
            rooms.
          </HeadLede>
        </Head>
      </Container>
      <Dial aria-hidden>
        <Frequencies>
          {[88, 92, 96, 100, 104].map((megahertz) => (
            <span key={megahertz}>{megahertz}</span>
          ))}
        </Frequencies>
        <Stations>
          {[...live, ...upcoming].slice(0, mostStations).map(({ id, title }, index) => (
            <Station
              key={id}
              data-live={index < live.length || undefined}
              style={{ '--wx-station': index }}
            >
              {title}
            </Station>
          ))}
        </Stations>
      </Dial>
      <Section title="Live Now" marginal="A1">
        <Collection items={live} layout={booths} empty="Nobody is on the air right now." eager>
          {(show, index) => (
            <Booth
              show={show}
              variant={index % 2 ? 'mirrored' : 'plain'}
              data-station={index}
              onListen={() => onAct({ type: 'listen-live', show })}
            />
          )}
        </Collection>
      </Section>
      <Section title="Upcoming Shows" marginal="A2">
        <Collection as="ol" items={upcoming} layout={rows} empty="The schedule is being made.">
          {(show) => <UpcomingShowRow show={show} />}
        </Collection>
      </Section>
    </Radio>
  );
}

const Booth = styled(LiveShowCard)``;

const tunedTo = (station: number) => {
  const booth = `${Booth}[data-station='${station}']`;
  return `
    &:has(${booth}:focus-within) {
      --wx-tuned: ${station};
    }
    ${hover} {
      &:has(${booth}:hover) {
        --wx-tuned: ${station};
      }
    }
  `;
};

/* The needle stands on the first show, and moves to the one that is pointed at. While nobody is on the air it
   stands before all stations. */
const Radio = styled.div`
  --wx-tuned: 0;

  &[data-silent] {
    --wx-tuned: -1;
  }
  ${tunedTo(1)}
  ${tunedTo(2)}
  ${tunedTo(3)}
`;

const Head = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${space[5]} ${space[6]};
  padding-block: ${fluid(1.75, 3.4, 4.5)} ${fluid(1.75, 2.8, 3.5)};

  ${from.tablet} {
    /* Shares, not what the title takes: late fonts must not move the lede. */
    grid-template-columns: minmax(0, 60fr) minmax(0, 40fr);
    align-items: end;
    align-items: last baseline;
  }
`;

const Title = styled.h1`
  ${posterText}
  ${posterEdge}
  font-size: ${edgeToEdge(titleLength.podcastsPhone)};
  line-height: 0.76;

  ${from.tablet} {
    font-size: ${poster.podcasts};
  }
`;

const HeadLede = styled(Lede)`
  ${from.tablet} {
    justify-self: end;
    inline-size: min(19em, 100%);
  }
`;

/** Strokes as thick as this, a share of the scale apart. */
const ticks = (paint: string, thickness: string, distance: string) =>
  `repeating-linear-gradient(90deg, ${paint} 0 ${thickness}, #0000 ${thickness} ${distance})`;

/* The names stand one below another, as on stairs; from a tablet on, beside each other. */
const Dial = styled.div`
  --wx-first: 30%;
  --wx-step: 12%;
  --wx-place: calc(var(--wx-first) + var(--wx-tuned) * var(--wx-step));
  position: relative;
  display: grid;
  align-content: space-between;
  gap: ${space[3]};
  min-block-size: ${fluid(8.5, 13, 15)};
  padding-block: 4rem ${space[4]};
  border-block: 3px solid ${color.text};
  overflow: clip;
  background:
    ${ticks(color.text, '3px', '10%')} 0 0 / 100% 3.5rem no-repeat,
    ${ticks(color.muted, '2px', '2.5%')} 0 0 / 100% 2rem no-repeat,
    ${color.surface};
  /* Drawn: without its colours there is no scale. */
  forced-color-adjust: none;
  print-color-adjust: exact;

  ${from.tablet} {
    --wx-first: 27%;
    --wx-step: 18.25%;
    background:
      ${ticks(color.text, '3px', '5%')} 0 0 / 100% 3.5rem no-repeat,
      ${ticks(color.muted, '2px', '1%')} 0 0 / 100% 2rem no-repeat,
      ${color.surface};
  }
  /* The needle, and its head. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--wx-place);
    inline-size: 5px;
    background: ${color.accent};
    transition: inset-inline-start ${duration.calm}ms cubic-bezier(0.3, 1.3, 0.5, 1);
  }
  &::after {
    inline-size: 21px;
    margin-inline-start: -8px;
    block-size: 14px;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
  }
`;

const Frequencies = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  color: ${color.muted};
  font: ${fontWeight.heading} min(${fontSize.lede}, 5.5vw) / 1 ${font.head};
  text-indent: 0.4em;

  /* The end of the scale. On a phone it has no room beside the number before. */
  ${from.tablet} {
    &::after {
      content: '108';
      position: absolute;
      inset-inline-end: 0.4em;
    }
  }
`;

const Stations = styled.div`
  display: grid;
  row-gap: ${space[1]};

  ${from.tablet} {
    grid-template-columns: var(--wx-first) repeat(${mostStations}, 1fr);
    align-items: end;

    /* Before the first. */
    &::before {
      content: '';
    }
  }
`;

const Station = styled.span`
  ${posterText}
  margin-inline-start: calc(var(--wx-first) + var(--wx-station) * var(--wx-step));
  padding-inline: 0.5em;
  border-inline-start: 3px solid;
  color: ${color.muted};
  font-size: min(${fontSize.lede}, 4.7vw);
  line-height: 1;

  &[data-live] {
    color: ${color.text};
  }
  ${from.tablet} {
    margin-inline-start: 0;
    font-size: min(${fontSize.name}, 2.6vw);
  }
`;
