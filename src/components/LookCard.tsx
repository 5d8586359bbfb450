import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { FashionItem, Shoe } from '../content/types';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { cardText } from '../theme/text';
import { color } from '../theme/vars';
import { Button } from '../primitives/Button';
import { Cover } from '../primitives/Cover';
import { Price } from '../primitives/Price';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { hands } from './hands';

export interface LookCardProps extends ComponentPropsWithoutRef<'article'> {
  /** The piece. Its category also chooses the cover art. */
  item: FashionItem | Shoe;
  /** Width by height of the picture; a card stretched by its grid ignores it and fills. */
  ratio?: number;
  /** The width the picture is shown at, as in `<img sizes>`. */
  sizes?: string;
  /** For the first picture of a page only. */
  eager?: boolean;
  /** Called by "Add to Cart". */
  onAddToCart?: () => void;
}

/** A piece of clothing or a shoe in a look book: the picture, and a caption (specification, section 3). For beats and art use ProductCard. */
export const LookCard = forwardRef<HTMLElement, LookCardProps>(function LookCard(
  { item, ratio = 4 / 5, sizes, eager, onAddToCart, ...rest },
  ref,
) {
  const { id, name, price, category, image } = item;
  return (
    <Root ref={ref} {...rest}>
      <Picture
        data-picture
        seed={id}
        hand={hands[category]}
        ratio={ratio}
        photo={image.photo}
        description={image.description}
        sizes={sizes}
        eager={eager}
      />
      <Caption>
        <div>
          <Name>{name}</Name>
          <Kind>{category}</Kind>
        </div>
        <Price amount={price} />
        <Button onClick={onAddToCart}>
          Add to Cart<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Caption>
    </Root>
  );
});

const Root = styled.article`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  container-type: inline-size;
`;

const Picture = styled(Cover)`
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

  > button {
    grid-column: 1 / -1;
  }
  @container (min-width: 24rem) {
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;

    > button {
      grid-column: auto;
    }
  }
`;

const Name = styled.h2`
  ${cardText}
`;

const Kind = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
`;
