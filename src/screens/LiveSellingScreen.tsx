import styled from '@emotion/styled';
import type { Stream } from '../content/types';
import { fluidSpace } from '../tokens/space';
import { from } from '../theme/media';
import { Empty } from '../components/Empty';
import { Lede, PageHead, PageTitle } from '../components/PageTitle';
import { Section } from '../components/Section';
import { StreamCard } from '../components/StreamCard';
import { StreamEverywhere } from '../components/StreamEverywhere';
import { Container } from '../primitives/Container';
import type { ScreenProps } from './ScreenProps';

export interface LiveSellingScreenProps extends ScreenProps {
  /** Those on the air now; may be empty. */
  streams: readonly Stream[];
}

/** A studio wall: the monitors that are on, and the way to put your own on (specification, section 2: /live-selling). */
export function LiveSellingScreen({ streams, onAction }: LiveSellingScreenProps) {
  return (
    <>
      <Container>
        <PageHead>
          <PageTitle>
            Go Live,
            <br /> Sell More
          </PageTitle>
          <Lede>
            Show the thing, tell its story, ship it tonight. Creators sell straight from the studio,
            the closet and the crate.
          </Lede>
        </PageHead>
      </Container>
      <Section title="Happening Now">
        {streams.length === 0 && <Empty>All studios are dark. Be the first one on.</Empty>}
        <Monitors>
          {streams.map((stream, index) => (
            <li key={stream.id}>
              <StreamCard
                stream={stream}
                hand={monitorHands[index % monitorHands.length]}
                eager={index === 0}
                onWatch={() => onAction('Watch Live')}
              />
            </li>
          ))}
        </Monitors>
      </Section>
      <Everywhere onStart={() => onAction('Get Started with Live Selling')} />
    </>
  );
}

const monitorHands = ['glow', 'sweep'] as const;

const Monitors = styled.ul`
  display: grid;
  gap: ${fluidSpace.grid};

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;

    > li {
      display: grid;
    }
  }
`;

const Everywhere = styled(StreamEverywhere)`
  /* Down to the footer: the room below a page is for pages that end in paper. */
  margin-block: ${fluidSpace.section} calc(-1 * ${fluidSpace.section});
`;
