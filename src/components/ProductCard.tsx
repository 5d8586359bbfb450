import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Product } from '../content/types';
import { onCover } from '../tokens/color';
import { duration } from '../tokens/motion';
import { radius } from '../tokens/radius';
import { height, space } from '../tokens/space';
import { fontSize, fontWeight } from '../tokens/type';
import { zIndex } from '../tokens/zIndex';
import { forcedColors, hover } from '../theme/media';
import { tabular } from '../theme/text';
import { color } from '../theme/variables';
import { Badge } from '../primitives/Badge';
import { Cover } from '../primitives/Cover';
import { formatCountOf } from '../primitives/format';
import { Icon } from '../primitives/Icon';
import { IconButton } from '../primitives/IconButton';
import { Price } from '../primitives/Price';
import { Rating } from '../primitives/Rating';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import {
  Card,
  CardAction,
  CardActions,
  CardLine,
  CardMedia,
  CardNote,
  CardTags,
  CardTitle,
} from './Card';
import { hands } from './hands';

export interface ProductCardProps extends ComponentPropsWithoutRef<'article'> {
  /** The product. Without a duration it has no play button. */
  product: Product;
  /** Called by the play button, which art does not have. */
  onPlay?: () => void;
  /** Called by the heart, which looks the same before and after. */
  onLike?: () => void;
  /** Called by "Add to Cart". */
  onAddToCart?: () => void;
}

/** A beat, a track or an art piece for sale (docs/product.md, section 3). For clothes and shoes use LookCard. */
export const ProductCard = forwardRef<HTMLElement, ProductCardProps>(function ProductCard(
  { product, onPlay, onLike, onAddToCart, ...rest },
  ref,
) {
  const { id, title, artist, genre, image } = product;
  return (
    <Card ref={ref} subject={title} {...rest}>
      <Media>
        <Cover seed={id} hand={hands[genre]} photo={image.photo} description={image.description} />
        <Tags>
          <Badge variant="cover">{genre}</Badge>
        </Tags>
        {product.duration && onPlay && (
          <Play type="button" onClick={() => onPlay()}>
            <Icon name="play" size={14} filled />
            <VisuallyHidden>Play Preview of {title}, </VisuallyHidden>
            {product.duration}
          </Play>
        )}
      </Media>
      <CardLine>
        <CardTitle />
        <Price amount={product.price} original={product.originalPrice} />
      </CardLine>
      <CardNote>by {artist}</CardNote>
      <Facts>
        <Rating value={product.rating} />
        <bdi>{formatCountOf(product.downloads, 'download', 'downloads')}</bdi>
      </Facts>
      <CardActions>
        {onLike && (
          <IconButton variant="outline" label={`Like ${title}`} onClick={() => onLike()}>
            <Icon name="like" size={18} />
          </IconButton>
        )}
        <Add onClick={onAddToCart && (() => onAddToCart())}>Add to Cart</Add>
      </CardActions>
    </Card>
  );
});

const Media = styled(CardMedia)`
  margin-block-end: ${space[4]};
`;

const Tags = styled(CardTags)`
  inset-block-start: ${space[3]};
  inset-inline: ${space[3]};
`;

const Play = styled.button`
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline-end: ${space[3]};
  z-index: ${zIndex.onCover};
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${height.target};
  padding-inline: ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${onCover.pill};
  color: ${onCover.onPill};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.strong};
  cursor: pointer;
  transition:
    background-color ${duration.quick}ms,
    transform ${duration.quick}ms;
  ${tabular}

  ${hover} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
  &:active {
    transform: scale(0.96);
  }
  ${forcedColors} {
    border-color: ButtonText;
  }
`;

const Facts = styled(CardNote)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin-block: ${space[3]} ${space[4]};
`;

const Add = styled(CardAction)`
  flex: 1;
`;
