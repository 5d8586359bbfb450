import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { LiveShow, UpcomingShow } from '../content/types';
import { fluid, fluidSpace, space } from '../tokens/space';
import { lineHeight, poster, titleLength } from '../tokens/type';
import { property } from '../theme/customProperties';
import { from, hover } from '../theme/media';
import { phoneTitle, posterEdge, posterText, unzoomed } from '../theme/text';
import { Collection } from '../components/kit/Collection';
import { Lede } from '../components/kit/Lede';
import { LiveShowCard } from '../components/shows/LiveShowCard';
import { Section } from '../components/kit/Section';
import { UpcomingShowRow } from '../components/shows/UpcomingShowRow';
import { Container } from '../primitives/text/Container';
import type { ScreenProps } from './ScreenProps';
import { rows, type ListLayout } from '../components/kit/layout';
import { Dial, dialStrip, mostStations } from './podcasts/Dial';

export interface PodcastsScreenProps extends ScreenProps {
  /** The shows that are live now. May be empty. */
  live: readonly LiveShow[];
  /** The shows to come, the next one first. May be empty. */
  upcoming: readonly UpcomingShow[];
}

const booths: ListLayout = { grids: [{ columns: 1, gap: fluid(3, 5, 5) }] };

/**
 * A radio: a dial whose needle points to what is live, then the schedule (docs/product.md, section
 * 2).
 */
export function PodcastsScreen({ live, upcoming, onAction }: PodcastsScreenProps) {
  const listen = (show: LiveShow) => onAction({ type: 'listen-live', show });
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
      <Band>
        <Dial live={live} upcoming={upcoming} />
        <OnAir title="Live Now" marginal="A1">
          <Collection items={live} layout={booths} empty="Nobody is on the air right now." eager>
            {(show, index) => (
              <LiveShowCard
                show={show}
                variant={index % 2 ? 'mirrored' : 'plain'}
                data-station={index}
                onListen={listen}
              />
            )}
          </Collection>
        </OnAir>
      </Band>
      <Section title="Upcoming Shows" marginal="A2">
        <Collection as="ol" items={upcoming} layout={rows} empty="The schedule is being made.">
          {(show) => <UpcomingShowRow show={show} />}
        </Collection>
      </Section>
    </Radio>
  );
}

/* The dial is its head: nearer to it than one section is to the next. */
const OnAir = styled(Section)`
  padding-block-start: calc(${fluidSpace.between} / 2);
`;

const timeline = (station: number) => `--wx-booth-${station}`;

/** The stations that scrolling tunes to: it begins at the first. */
const later = Array.from({ length: mostStations - 1 }, (_, at) => at + 1);
const stations = [0, ...later];

const booth = (station: number) => `[data-station='${station}']`;

/* `!important`, because otherwise the animation by which the scroll tunes it would win. */
const tunedBy = (state: string) =>
  stations
    .map(
      (station) =>
        `&:has(${booth(station)}${state}) { ${property('tuned')}: ${station} !important; }`,
    )
    .join('');

const tuneTo = (station: number) => keyframes`
  to { ${property('tuned')}: ${station}; }
`;

/* The needle points to the show whose upper edge has come to the middle of the window, at first to
   the first live one; a show that the keyboard or the pointer is on comes before that. While no show
   is live, it stands before all stations. */
const Radio = styled.div`
  ${property('tuned')}: 0;

  &[data-silent] {
    ${property('tuned')}: -1;
  }
  ${tunedBy(' :focus-visible')}
  /* The pointer says more than the focus, which stays where it was. */
  ${hover} {
    ${tunedBy(':hover')}
  }
  @supports (timeline-scope: none) {
    timeline-scope: ${later.map(timeline).join()};
    ${later.map((station) => `${booth(station)} { view-timeline: ${timeline(station)}; }`).join('')}
    /* One for each later station: Emotion takes no list of keyframes. A variable without a
       type changes in the middle of its animation. That is no motion: under reduced motion, which
       ends animations, the needle still goes to the show, in one step. */
    animation:
      ${tuneTo(1)} linear forwards,
      ${tuneTo(2)} linear forwards,
      ${tuneTo(3)} linear forwards !important;
    animation-timeline: ${later.map(timeline).join()} !important;
    animation-range: cover 0% cover 70% !important;
  }
`;

/* The foot of the dial stays in sight above the live shows, and nothing that has the focus lies
   under it (WCAG 2.4.11). */
const Band = styled.div`
  & :where(a, button) {
    scroll-margin-block-start: ${dialStrip};
  }
`;

const Head = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${space[5]} ${space[6]};
  padding-block: ${fluid(1.75, 3.4, 4.5)} ${fluid(1.75, 2.8, 3.5)};

  ${from.tablet} {
    /* The columns are fixed shares, because a title font that arrives late must not move the
       lede. */
    grid-template-columns: minmax(0, 60fr) minmax(0, 40fr);
    align-items: end;
    align-items: last baseline;
  }
`;

const Title = styled.h1`
  ${posterText}
  ${posterEdge}
  font-size: ${phoneTitle(titleLength.podcastsPhone)};
  line-height: ${lineHeight.capitals};

  ${from.tablet} {
    font-size: ${unzoomed(poster.podcasts)};
  }
`;

const HeadLede = styled(Lede)`
  ${from.tablet} {
    justify-self: end;
    inline-size: min(19em, 100%);
  }
`;
