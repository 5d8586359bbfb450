import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { FashionItem, Shoe } from '../content/types';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from } from '../theme/media';
import { displayText } from '../theme/text';
import { Cover } from '../primitives/Cover';
import { Price } from '../primitives/Price';
import { Card, CardAction, CardNote, CardTitle } from './Card';
import { hands } from './hands';

export interface LookCardProps extends ComponentPropsWithoutRef<'article'> {
  /** The piece. Its category also chooses the cover art. */
  item: FashionItem | Shoe;
  /** Width by height of the picture. */
  ratio?: number;
  /**
   * `fill`: from a laptop on, the picture grows until the card is as tall as its neighbour. `lead`:
   * from a tablet on, the first of a shelf, as wide as the page.
   */
  variant?: 'plain' | 'fill' | 'lead';
  /** Called by "Add to Cart". */
  onAddToCart?: () => void;
}

/** A piece of clothing or a shoe: a picture with a caption (docs/product.md, section 3). For beats and art use ProductCard. */
export const LookCard = forwardRef<HTMLElement, LookCardProps>(function LookCard(
  { item, ratio = 4 / 5, variant = 'plain', onAddToCart, ...rest },
  ref,
) {
  const { id, name, price, category, image } = item;
  return (
    <Root ref={ref} subject={name} data-variant={variant} {...rest}>
      <Photo
        seed={id}
        hand={hands[category]}
        ratio={ratio}
        photo={image.photo}
        description={image.description}
      />
      <Caption>
        <div>
          <Name />
          <Kind>{category}</Kind>
        </div>
        <Amount amount={price} />
        <Add onClick={onAddToCart && (() => onAddToCart())}>Add to Cart</Add>
      </Caption>
    </Root>
  );
});

const Photo = styled(Cover)`
  flex: 1 0 auto;
  inline-size: 100%;
`;

/* Name, price and button share a line where there is room for it. */
const Caption = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space[3]} ${space[4]};
  padding-block-start: ${space[4]};

  @container (min-width: 24rem) {
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
  }
`;

const Add = styled(CardAction)`
  grid-column: 1 / -1;

  @container (min-width: 24rem) {
    grid-column: auto;
  }
`;

const Name = styled(CardTitle)``;
const Kind = styled(CardNote)``;
const Amount = styled(Price)``;

const Root = styled(Card)`
  block-size: 100%;
  container-type: inline-size;

  ${from.laptop} {
    &[data-variant='fill'] ${Photo} {
      aspect-ratio: auto;
    }
  }
  ${from.tablet} {
    &[data-variant='lead'] {
      ${Photo} {
        aspect-ratio: 21 / 9;
      }
      ${Name} {
        ${displayText}
        padding-block-end: ${space[2]};
        font-size: ${fontSize.leadName};
      }
      ${Kind} {
        font-size: ${fontSize.lede};
      }
      ${Amount} {
        font-size: ${fontSize.heading};
      }
    }
  }
`;
