import styled from '@emotion/styled';
import type { LiveShow, UpcomingShow } from '../content/types';
import { fluidSpace } from '../tokens/space';
import { from } from '../theme/media';
import { color } from '../theme/vars';
import { Empty } from '../components/Empty';
import { LiveShowCard } from '../components/LiveShowCard';
import { Lede, PageHead, PageTitle } from '../components/PageTitle';
import { Section } from '../components/Section';
import { UpcomingShowRow } from '../components/UpcomingShowRow';
import { Container } from '../primitives/Container';
import type { ScreenProps } from './ScreenProps';

export interface PodcastsScreenProps extends ScreenProps {
  /** On the air now; may be empty. */
  live: readonly LiveShow[];
  /** The next one first; may be empty. */
  upcoming: readonly UpcomingShow[];
}

/** A radio schedule: what is on now, then what comes when (specification, section 2: /podcasts). */
export function PodcastsScreen({ live, upcoming, onAction }: PodcastsScreenProps) {
  return (
    <>
      <Container>
        <PageHead>
          <PageTitle>On The Air</PageTitle>
          <Lede>
            Talk from behind the desk: producers, collectors and label hands, live from their own
            rooms.
          </Lede>
        </PageHead>
      </Container>
      <Section title="Live Now">
        {live.length === 0 && <Empty>Nobody is on the air right now.</Empty>}
        <Booths>
          {live.map((show, index) => (
            <li key={show.id}>
              <LiveShowCard
                show={show}
                hand={boothHands[index % boothHands.length]}
                eager={index === 0}
                onListen={() => onAction('Listen Live')}
              />
            </li>
          ))}
        </Booths>
      </Section>
      <Section title="Upcoming Shows">
        {upcoming.length === 0 && <Empty>The schedule is being made.</Empty>}
        <Schedule>
          {upcoming.map((show) => (
            <Slot key={show.id}>
              <UpcomingShowRow show={show} />
            </Slot>
          ))}
        </Schedule>
      </Section>
    </>
  );
}

const boothHands = ['grooves', 'rays'] as const;

const Booths = styled.ul`
  display: grid;
  gap: clamp(2.5rem, 4vw, 4rem) ${fluidSpace.grid};

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;

    > li {
      display: grid;
    }
  }
`;

const Schedule = styled.ol`
  &:not(:empty) {
    border-block-start: 2px solid ${color.text};
  }
`;

const Slot = styled.li`
  border-block-end: 1px solid ${color.line};
`;
