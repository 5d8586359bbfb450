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
      </Caption>
      <Button onClick={onAddToCart}>
        Add to Cart<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Root>
  );
});

const Root = styled.article`
  display: flex;
  flex-direction: column;
  block-size: 100%;

  > button {
    align-self: start;
  }
`;

const Picture = styled(Cover)`
  flex: 1 0 auto;
  inline-size: 100%;
`;

const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};
  padding-block: ${space[4]} ${space[3]};
`;

const Name = styled.h2`
  ${cardText}
`;

const Kind = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
`;
