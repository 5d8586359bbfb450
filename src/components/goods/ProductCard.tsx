import styled from '@emotion/styled';
import { forwardRef } from 'react';
import type { Product } from '../../content/types';
import { onCover } from '../../tokens/color';
import { fluid, height, space } from '../../tokens/space';
import { zIndex } from '../../tokens/zIndex';
import { property } from '../../theme/customProperties';
import { below, forcedColors, from } from '../../theme/media';
import { Button } from '../../primitives/controls/Button';
import { Badge } from '../../primitives/text/Badge';
import { Icon } from '../../primitives/pictures/Icon';
import { IconButton } from '../../primitives/controls/IconButton';
import { Picture } from '../../primitives/pictures/Picture';
import { aboveHeading, Card, CardAction, CardMedia, type CardRootProps } from '../kit/Card';
import { Sleeve } from '../album/Sleeve';
import { ProductFacts, wide } from './ProductFacts';

export interface ProductCardProps extends CardRootProps {
  /**
   * The product. One without a duration is art: it has no play button, and hangs in a white mat
   * instead of a sleeve.
   */
  product: Product;
  /**
   * `wide` is for a card of two columns: on a phone and from a laptop on, it shows the record half
   * out of its sleeve.
   */
  variant?: 'plain' | 'wide';
  /** Its number in its list, from 1 on. It is on the label of a wide card's record. */
  number?: number;
  /** Called by the play button, which art does not have. */
  onPlayPreview?: (product: Product) => void;
  /** Called by the heart. It looks the same before and after, because nothing is saved yet. */
  onLike?: (product: Product) => void;
  /** Called by "Add to Cart". */
  onAddToCart?: (product: Product) => void;
}

/**
 * A beat, a track or an art piece for sale (docs/product.md, section 3). For clothes and shoes use
 * GarmentCard and ShoeCard.
 */
export const ProductCard = forwardRef<HTMLElement, ProductCardProps>(function ProductCard(
  { product, variant = 'plain', number = 1, onPlayPreview, onLike, onAddToCart, ...rest },
  ref,
) {
  const { title, artist, genre, image, print, duration } = product;
  const pressing = `WX-B${String(number).padStart(2, '0')}`;
  const label = { title, credit: artist, side: 'A', number: pressing };
  const cover = (
    <>
      <Picture print={print} photo={image.photo} description={image.description} />
      <Genre variant="cover">{genre}</Genre>
      {duration && onPlayPreview && (
        <Play
          variant="cover"
          aria-label={`Play Preview of ${title}, ${duration}`}
          onClick={() => onPlayPreview(product)}
        >
          <Icon name="play" size={14} filled />
          <Length>{duration}</Length>
        </Play>
      )}
      {onLike && (
        <Like variant="cover" label={`Like ${title}`} onClick={() => onLike(product)}>
          <Icon name="like" size={18} />
        </Like>
      )}
    </>
  );
  return (
    <Card ref={ref} subject={title} data-variant={variant} {...rest}>
      <ProductFacts product={product} />
      {duration ? (
        <Cover inks={print.inks} words={variant === 'wide' ? label : undefined}>
          {cover}
        </Cover>
      ) : (
        <Mat>{cover}</Mat>
      )}
      <Buy onPress={onAddToCart && (() => onAddToCart(product))}>Add to Cart</Buy>
    </Card>
  );
});

/* The record of a wide card ends at the card's edge and does not move; only its label turns. */
const Cover = styled(Sleeve)`
  ${aboveHeading}
  ${property('disc-words')}: none;
  ${wide(`
    ${property('disc-words')}: block;
    ${property('sleeve-out')}: 76%;
    ${property('disc-out')}: 0;
    inline-size: 58.5%;
  `)}
`;

/* The mat lies on the picture instead of around it, so that this picture is as wide as those of
   other cards. On a light page only its outline shows where it ends. */
const Mat = styled(CardMedia)`
  ${aboveHeading}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 0.625rem solid ${onCover.text};
    outline: 1px solid ${onCover.shade};
    outline-offset: -1px;
    pointer-events: none;

    ${forcedColors} {
      border-color: Canvas;
    }
  }
`;

const Genre = styled(Badge)`
  position: absolute;
  inset-block-start: 0.375rem;
  inset-inline-start: 0.375rem;
  z-index: ${zIndex.onCover};
  /* Leaves room for the heart. "Synthwave" fits on the smallest cover. */
  max-inline-size: calc(100% - 3.25rem);
  font-size: ${fluid(0.72, 4.2, 0.9375)};

  ${from.pair} {
    inset-block-start: 0;
    inset-inline-start: 0;
  }

  ${below.tablet} {
    &[data-variant] {
      padding-inline: min(${space[2]}, 2vw);
    }
  }
`;

const Play = styled(Button)`
  position: absolute;
  inset-block-end: 0.375rem;
  inset-inline-end: 0.375rem;
  inline-size: ${height.target};
  padding: 0;

  ${from.pair} {
    inset-block-end: 0.625rem;
    inset-inline-end: 0.625rem;
    inline-size: auto;
    padding-inline: ${space[4]};
  }
`;

/* On a phone the play button is a circle like the heart: its length stands with the figures. */
const Length = styled.span`
  ${below.pair} {
    display: none;
  }
`;

/* On a phone the heart reaches over the mat. */
const Like = styled(IconButton)`
  position: absolute;
  z-index: ${zIndex.onCover};
  inset-block-start: 0.375rem;
  inset-inline-end: 0.375rem;

  ${from.tablet} {
    inset-block-start: 0.625rem;
    inset-inline-end: 0.625rem;
  }
`;

const Buy = styled(CardAction)`
  margin-block-start: auto;
`;
