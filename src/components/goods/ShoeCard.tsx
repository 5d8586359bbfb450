import styled from '@emotion/styled';
import { forwardRef } from 'react';
import type { Shoe } from '../../content/types';
import { fluid, space } from '../../tokens/space';
import { fontSize, fontWeight } from '../../tokens/type';
import { property, readProperty } from '../../theme/customProperties';
import { ink, inked } from '../../theme/inks';
import { below, from, onPaper } from '../../theme/media';
import { color } from '../../theme/variables';
import { Picture } from '../../primitives/pictures/Picture';
import { Price } from '../../primitives/figures/Price';
import {
  aboveHeading,
  Card,
  CardAction,
  CardMedia,
  CardTitle,
  type CardRootProps,
} from '../kit/Card';
import { catalogueNumber, counted } from '../kit/catalogueNumber';

export interface ShoeCardProps extends CardRootProps {
  /** The pair. */
  shoe: Shoe;
  /** Called by "Add to Cart". */
  onAddToCart?: (shoe: Shoe) => void;
}

/**
 * A pair on the shelf: a strip in its own inks, without a gap to the next (docs/product.md, section
 * 3). A list that clips sets `--wx-run-right`, by which the last strip of a row runs on; right to
 * left `--wx-run-left`. For the pair that opens the page use LeadShoe.
 */
export const ShoeCard = forwardRef<HTMLElement, ShoeCardProps>(function ShoeCard(
  { shoe, onAddToCart, ...rest },
  ref,
) {
  const { name, price, category, image, print } = shoe;
  return (
    <Root ref={ref} inks={print.inks} subject={name} actionLast={!!onAddToCart} {...rest}>
      <Caption>
        <Name />
        <Kind>{category}</Kind>
        <Price amount={price} />
        <Add variant="key" onPress={onAddToCart && (() => onAddToCart(shoe))}>
          Add to Cart
        </Add>
      </Caption>
      <Place>
        <Pair
          print={print}
          fit="stand"
          photoAs="contact"
          photo={image.photo}
          description={image.description}
        />
      </Place>
    </Root>
  );
});

/** The share of the strip that its picture takes where the words stand beside it. */
export const shoeShare = 0.54;

/** The share of the picture that its photo takes. */
export const shoePhotoShare = 0.32;

/* The edge of the shelf, from one end of the window to the other: the same soot on every stock. */
const shelf = `0.3125rem solid ${color.text}`;

const start = readProperty('bleed-start', space[5]);
const end = readProperty('bleed-end', space[5]);

const runRight = readProperty('run-right', '0px');
const runLeft = readProperty('run-left', '0px');

const Root = styled(Card)`
  ${counted}
  padding-inline: ${start} ${end};
  ${inked}
  color-scheme: light;

  ${below.tablet} {
    border-block-end: ${shelf};
  }
  /* Its ground runs on under the next strip, if there is one. */
  ${from.tablet} {
    border-image: linear-gradient(${ink.ground} 0 0) fill 0 / 0 / 0 ${runRight} 0 ${runLeft};
  }
  ${from.phone} {
    ${below.tablet} {
      display: grid;
      /* Large text takes its room from the picture. */
      grid-template-columns: minmax(0, ${shoeShare * 100}%) minmax(min-content, 1fr);
      column-gap: ${space[4]};
      align-items: end;
    }
  }
`;

const Place = styled(CardMedia)`
  ${aboveHeading}
  ${catalogueNumber('S')}

  &::before {
    inset-inline-start: 0;
  }
  ${from.tablet} {
    margin-inline: calc(-1 * ${start}) calc(-1 * ${end});
    padding-inline: ${start} ${end};

    &::before {
      inset-inline-start: ${start};
    }
    &::after {
      content: '';
      position: absolute;
      inset: 100% calc(-1 * ${runRight}) auto calc(-1 * ${runLeft});
      border-block-end: ${shelf};
    }
  }
`;

/* Lifted off the shelf when the card is touched. */
const Pair = styled(Picture)`
  ${property('print-room')}: 2.6rem 0 0;
  ${property('print-lift')}: 0.5rem;
  ${property('photo-width')}: min(${shoePhotoShare * 100}cqi, 4.75rem);
  ${property('photo-top')}: 1rem;
  max-block-size: 13rem;
  inline-size: 100%;

  ${from.tablet} {
    ${property('photo-width')}: ${shoePhotoShare * 100}cqi;
    aspect-ratio: 4 / 3;
    max-block-size: none;
  }
  ${from.laptop} {
    aspect-ratio: 1;
  }
  /* So that the five strips fit on a sheet. */
  ${onPaper} {
    max-block-size: 4.9cm;
  }
`;

/* Kind and price share a line where there is room; the buttons of a row stand on one. */
const Caption = styled.div`
  display: grid;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[4]};

  ${from.tablet} {
    flex: 1;
    grid-template: auto auto 1fr / minmax(0, 1fr) auto;
    align-items: baseline;
    padding-block: ${space[5]} ${fluid(1.5, 2.4, 2.5)};
  }
  /* Five narrow strips: the price stands below. */
  ${from.laptop} {
    ${below.desktop} {
      grid-template: auto auto auto 1fr / minmax(0, 1fr);
    }
  }
`;

const Name = styled(CardTitle)`
  grid-column: 1 / -1;

  ${from.desktop} {
    font-size: calc((${fontSize.lede} + ${fontSize.name}) / 2);
  }
`;

const Kind = styled.p`
  font-size: ${fontSize.caption};
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;
`;

const Add = styled(CardAction)`
  margin-block-start: ${space[2]};
  padding-inline: ${space[2]};

  ${from.tablet} {
    grid-column: 1 / -1;
    align-self: end;
    margin-block-start: ${space[4]};
  }
`;
