import styled from '@emotion/styled';
import type { FashionItem } from '../content/types';
import { fluidSpace } from '../tokens/space';
import { Collection } from '../components/Collection';
import { LookCard } from '../components/LookCard';
import { PageHead } from '../components/PageHead';
import { Container } from '../primitives/Container';
import type { ScreenProps } from './ScreenProps';
import type { Layout } from '../components/layout';

export interface FashionScreenProps extends ScreenProps {
  /** In the order of the spreads; may be empty. */
  items: readonly FashionItem[];
}

/** Of the two cards of a spread the large one fills the height that the small one sets. */
const variants = ['fill', 'plain', 'plain', 'fill'] as const;

const spreadGaps = { gap: fluidSpace.grid, rowGap: fluidSpace.afterHead };

/** One large and one small picture, taking turns. */
const spreads: Layout = {
  grids: [
    { columns: 1, ...spreadGaps },
    { from: 'pair', columns: 2, ...spreadGaps },
    { from: 'laptop', columns: 12, spans: [7, 5, 5, 7], ...spreadGaps },
  ],
};

/** A look book: spreads of one large and one small picture (docs/product.md, section 2). */
export function FashionScreen({ items, onAct }: FashionScreenProps) {
  return (
    <Container>
      <PageHead
        title={
          <>
            Creator
            <br /> Couture
          </>
        }
        lede="Made in short runs by the people on the records. Heavy cotton, honest cuts, and prints that never come back once they sell through."
      />
      <Spreads>
        <Collection
          items={items}
          layout={spreads}
          empty="The next collection is at the printer’s."
          eager
        >
          {(good, index) => (
            <LookCard
              item={good}
              variant={variants[index % variants.length]}
              onAddToCart={() => onAct({ type: 'add-good', good })}
            />
          )}
        </Collection>
      </Spreads>
    </Container>
  );
}

const Spreads = styled.div`
  padding-block-start: ${fluidSpace.afterHead};
`;
