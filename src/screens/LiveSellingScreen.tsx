import styled from '@emotion/styled';
import type { Stream } from '../content/types';
import { fluidSpace } from '../tokens/space';
import { Collection } from '../components/Collection';
import { PageHead } from '../components/PageHead';
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

const patterns = ['glow', 'sweep'] as const;

/** Two monitors beside each other. */
const monitors: Layout = {
  grids: [
    { columns: 1, gap: fluidSpace.grid },
    { from: 'tablet', columns: 2, gap: fluidSpace.grid },
  ],
  stretch: true,
};

/** The streams that are live, and the way to start one's own (docs/product.md, section 2). */
export function LiveSellingScreen({ streams, onAct }: LiveSellingScreenProps) {
  return (
    <>
      <Container>
        <PageHead
          title={
            <>
              Go Live,
              <br /> Sell More
            </>
          }
          lede="Show the thing, tell its story, ship it tonight. Creators sell straight from the studio, the closet and the crate."
        />
      </Container>
      <Section title="Happening Now">
        <Collection
          items={streams}
          layout={monitors}
          empty="All studios are dark. Be the first one on."
          eager
        >
          {(stream, index) => (
            <StreamCard
              stream={stream}
              hand={patterns[index % patterns.length]}
              onWatch={() => onAct({ type: 'watch-live', stream })}
            />
          )}
        </Collection>
      </Section>
      <Band data-ends-page>
        <StreamEverywhere onStart={() => onAct({ type: 'start-selling' })} />
      </Band>
    </>
  );
}

const Band = styled.div`
  padding-block-start: ${fluidSpace.section};
`;
