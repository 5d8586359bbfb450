import type { LiveShow, UpcomingShow } from '../content/types';
import { Collection } from '../components/Collection';
import { LiveShowCard } from '../components/LiveShowCard';
import { PageHead } from '../components/PageHead';
import { Section } from '../components/Section';
import { UpcomingShowRow } from '../components/UpcomingShowRow';
import { Container } from '../primitives/Container';
import type { ScreenProps } from './ScreenProps';
import { rows, type Layout } from '../components/layout';
import { fluid, fluidSpace } from '../tokens/space';

export interface PodcastsScreenProps extends ScreenProps {
  /** Live now; may be empty. */
  live: readonly LiveShow[];
  /** The next one first; may be empty. */
  upcoming: readonly UpcomingShow[];
}

const patterns = ['grooves', 'rays'] as const;

const boothGaps = { gap: fluidSpace.grid, rowGap: fluid(2.5, 4, 4) };

/** Two pictures, with their words below, beside each other. */
const booths: Layout = {
  grids: [
    { columns: 1, ...boothGaps },
    { from: 'tablet', columns: 2, ...boothGaps },
  ],
  stretch: true,
};

/** A radio schedule: what is live now, then what is to come (docs/product.md, section 2). */
export function PodcastsScreen({ live, upcoming, onAct }: PodcastsScreenProps) {
  return (
    <>
      <Container>
        <PageHead
          title="On The Air"
          lede="Talk from behind the desk: producers, collectors and label hands, live from their own rooms."
        />
      </Container>
      <Section title="Live Now">
        <Collection items={live} layout={booths} empty="Nobody is on the air right now." eager>
          {(show, index) => (
            <LiveShowCard
              show={show}
              hand={patterns[index % patterns.length]}
              onListen={() => onAct({ type: 'listen-live', show })}
            />
          )}
        </Collection>
      </Section>
      <Section title="Upcoming Shows">
        <Collection as="ol" items={upcoming} layout={rows} empty="The schedule is being made.">
          {(show) => <UpcomingShowRow show={show} />}
        </Collection>
      </Section>
    </>
  );
}
