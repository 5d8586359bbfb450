import styled from '@emotion/styled';
import { forwardRef } from 'react';
import type { Product } from '../../content/types';
import { onCover } from '../../tokens/color';
import { fluidSpace, space } from '../../tokens/space';
import { fontSize, fontWeight } from '../../tokens/type';
import { zIndex } from '../../tokens/zIndex';
import { property } from '../../theme/customProperties';
import { below, from, phoneOrLaptop } from '../../theme/media';
import { fitting, headingText } from '../../theme/text';
import { Badge } from '../../primitives/text/Badge';
import { formatCountOf } from '../../lib/format';
import { Icon } from '../../primitives/pictures/Icon';
import { IconButton } from '../../primitives/controls/IconButton';
import { Picture } from '../../primitives/pictures/Picture';
import { Price } from '../../primitives/figures/Price';
import { Rating } from '../../primitives/figures/Rating';
import {
  aboveHeading,
  Card,
  CardAction,
  CardMedia,
  CardNote,
  CardRoot,
  CardTitle,
  type CardRootProps,
} from '../kit/Card';
import { Sleeve } from '../album/Sleeve';
import { PlayButton } from './PlayButton';

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
        <PlayButton title={title} duration={duration} onPress={() => onPlayPreview(product)} />
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
      <Facts>
        <Title />
        <Byline>{`by ${artist}`}</Byline>
        <Cost amount={product.price} original={product.originalPrice} />
        <Figures>
          {duration && <Time aria-hidden>{duration}</Time>}
          <Rating value={product.rating} />
          <bdi>{formatCountOf(product.downloads, 'download', 'downloads')}</bdi>
        </Figures>
      </Facts>
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

/* Between a phone and a laptop it has no more room than others. */
const wide = (styles: string, windows = phoneOrLaptop) => `
  ${windows} {
    ${CardRoot}[data-variant='wide'] & {
      ${styles}
    }
  }
`;

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
  }
`;

const Genre = styled(Badge)`
  position: absolute;
  inset-block-start: 0.375rem;
  inset-inline-start: 0.375rem;
  z-index: ${zIndex.onCover};
  /* Leaves room for the heart. "Synthwave" fits on the smallest cover. */
  max-inline-size: calc(100% - 3.25rem);
  font-size: min(${fontSize.caption}, 4.2vw);

  ${from.pair} {
    inset-block-start: 0;
    inset-inline-start: 0;
  }

  ${below.tablet} {
    &[data-variant] {
      padding-inline: 0.375rem;
    }
  }
`;

const Time = styled.span`
  ${from.pair} {
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

/* In a wide card the price stands at the end of the name's line, and the figures below it. Prices and
   ratings stand above the button, in one line with those of the cards beside. */
const Facts = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto auto;
  align-items: baseline;
  padding-block: ${space[4]};

  /* There names have one line, so the room that is left may be below the figures. */
  ${from.laptop} {
    grid-template-rows: auto auto auto 1fr;
  }
  ${wide(`
    grid-template-columns: minmax(min(8rem, 45%), max-content) 1fr;
    column-gap: ${fluidSpace.gap};
  `)}
`;

const Title = styled(CardTitle)`
  ${wide(`
    ${headingText}
    font-size: ${fitting(fontSize.heading, 11)};
  `)}
`;

const Cost = styled(Price)`
  padding-block: ${space[2]};
  font-weight: ${fontWeight.heading};
  ${wide(`
    grid-area: 1 / 2;
    justify-content: end;
    padding-block: 0;
    font-size: ${fontSize.name};
  `)}
`;

const Figures = styled(CardNote)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 min(${space[4]}, 3.3vw);
  ${wide('grid-column: 1 / -1;')}
  /* On one line they are wider than the price above them, and reach into the byline's column. */
  ${wide('grid-column: 2; justify-content: end; margin-inline-start: -3rem;', from.laptop)}
`;

const Byline = styled(CardNote)`
  ${wide('padding-inline-end: 3rem;', from.laptop)}
`;

const Buy = styled(CardAction)`
  margin-block-start: auto;
`;
