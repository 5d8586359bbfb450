import styled from '@emotion/styled';
import type { Shoe } from '../content/types';
import { fluid, fluidSpace } from '../tokens/space';
import { Collection } from '../components/Collection';
import { LookCard } from '../components/LookCard';
import { PageHead } from '../components/PageHead';
import { Container } from '../primitives/Container';
import type { ScreenProps } from './ScreenProps';
import type { Layout } from '../components/layout';

export interface ShoesScreenProps extends ScreenProps {
  /** The first is the pair of the week; may be empty. */
  shoes: readonly Shoe[];
}

const shelfGaps = { gap: fluidSpace.grid, rowGap: fluid(2.5, 4.5, 4.5) };

/** The first over its whole width, two beside each other, then three to a row. */
const shelf: Layout = {
  grids: [
    { columns: 1, ...shelfGaps },
    { from: 'pair', columns: 2, ...shelfGaps },
    { from: 'tablet', columns: 6, spans: [6, 3, 3, 2, 2, 2], ...shelfGaps },
  ],
};

/** A shelf of sneakers: the pair of the week at full width, two beside each other, then three (docs/product.md, section 2). */
export function ShoesScreen({ shoes, onAct }: ShoesScreenProps) {
  return (
    <Container>
      <PageHead
        size="line"
        title="Sneaker Hub"
        lede="Pairs worth queueing for, from deadstock to this week’s drop. Checked by hand, shipped double-boxed."
      />
      <Shelf>
        <Collection
          items={shoes}
          layout={shelf}
          empty="The shelf is empty until the next drop."
          eager
        >
          {(good, index) => (
            <LookCard
              item={good}
              ratio={4 / 3}
              variant={index === 0 ? 'lead' : 'plain'}
              onAddToCart={() => onAct({ type: 'add-good', good })}
            />
          )}
        </Collection>
      </Shelf>
    </Container>
  );
}

const Shelf = styled.div`
  padding-block-start: ${fluidSpace.afterHead};
`;
