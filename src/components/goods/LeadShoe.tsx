import styled from '@emotion/styled';
import { forwardRef } from 'react';
import type { Shoe } from '../../content/types';
import { fluidSpace, space } from '../../tokens/space';
import { fontSize, lineHeight, poster } from '../../tokens/type';
import { property } from '../../theme/customProperties';
import { inked } from '../../theme/inks';
import { atLeast, below, from, onPaper } from '../../theme/media';
import { edgeToEdge, headingText, posterFigures, posterText, unzoomed } from '../../theme/text';
import { formatPrice } from '../../lib/format';
import { Picture } from '../../primitives/pictures/Picture';
import { Price } from '../../primitives/figures/Price';
import { aboveHeading, Card, CardAction, CardTitle, type CardRootProps } from '../kit/Card';
import { catalogueNumber, counted } from '../kit/catalogueNumber';
import { widthOf } from '../kit/layout';
import { Stamp } from './Stamp';

export interface LeadShoeProps extends CardRootProps {
  /** The pair of the week. */
  shoe: Shoe;
  /** Called by "Add to Cart". */
  onAddToCart?: (shoe: Shoe) => void;
}

/**
 * The pair of the week, on its own stock. It stands on the page's title: its tongue looks out over the card's
 * upper edge (docs/product.md, section 3). For the others use ShoeCard.
 */
export const LeadShoe = forwardRef<HTMLElement, LeadShoeProps>(function LeadShoe(
  { shoe, onAddToCart, ...rest },
  ref,
) {
  const { name, price, category, image, print } = shoe;
  const [width, height] = print.box;
  return (
    <Root ref={ref} inks={print.inks} subject={name} actionLast={!!onAddToCart} {...rest}>
      <Info>
        <Name />
        <Stamp>{category}</Stamp>
        <Offer>
          <Amount
            amount={price}
            style={{ '--wx-digits': Math.max(7, formatPrice(price).length) }}
          />
          <Add variant="keySolid" size="large" onPress={onAddToCart && (() => onAddToCart(shoe))}>
            Add to Cart
          </Add>
        </Offer>
      </Info>
      <Pair
        data-lead
        print={print}
        fit="whole"
        size="large"
        ratio={width / height}
        photoAs="contact"
        photo={image.photo}
        description={image.description}
        sizes={sizes}
        eager
      />
    </Root>
  );
});

/** The share of the picture that its photo takes. */
const photoShare = 0.24;

const sizes = `${atLeast('tablet')} ${widthOf(2, 3, photoShare)}, ${widthOf(1, 1, photoShare)}`;

const Root = styled(Card)`
  ${counted}
  ${inked}

  ${from.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    column-gap: ${fluidSpace.gap};
    align-items: end;
  }
`;

/* Its photo hangs over the toe, clear of the title and the laces: at the right, wherever lines begin. */
const Pair = styled(Picture)`
  ${aboveHeading}
  ${property('print-room')}: 0;
  ${property('photo-width')}: ${photoShare * 100}cqi;
  ${property('photo-top')}: 10%;
  ${property('photo-end')}: 4%;
  /* Its tongue reaches into the title; heel and toe keep to the page's margins. */
  margin: calc(${space[3]} - 13%) 0 0 ${space[3]};
  /* WebKit would stretch it as if it had no margin. */
  inline-size: calc(100% - ${space[3]});

  &:dir(rtl) {
    ${property('photo-end')}: ${96 - photoShare * 100}%;
  }
  ${from.tablet} {
    ${property('photo-top')}: 18.5%;
    ${property('photo-end')}: 3%;
    inline-size: auto;
    margin: -8.8% 0 0;

    &:dir(rtl) {
      ${property('photo-end')}: ${97 - photoShare * 100}%;
    }
  }
  /* On paper it is as large: the stamp is placed by its size. */
  ${onPaper} {
    max-block-size: none;
  }
`;

const Info = styled.div`
  ${catalogueNumber('S')}
  position: relative;
  container-type: inline-size;
  display: grid;
  gap: ${space[2]};
  padding-block-start: ${space[3]};
  /* Amount takes its own line height (lh) less this one: what is left is what a reader has added. */
  line-height: ${lineHeight.solid};

  ${below.laptop} {
    &::before {
      content: none;
    }
  }
  ${from.tablet} {
    justify-items: start;
    padding-block-end: 1%;
  }
  /* The number stands after the stamp. */
  ${from.laptop} {
    grid-template-columns: auto 1fr;
    gap: ${space[3]} ${space[5]};

    &::before {
      /* WebKit begins to count anew within a container. */
      counter-set: wx-number 1;
      position: static;
      grid-area: 1 / 2;
      align-self: center;
    }
  }
`;

/* The button stands beside the price, and where there is no room below it, as wide. */
const Offer = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  ${from.tablet} {
    display: grid;
  }
`;

/* Its words grow with the price over them. */
const Add = styled(CardAction)`
  ${from.wide} {
    && {
      min-block-size: 4.25rem;
      font-size: ${fontSize.lede};
    }
  }
`;

/** The least size of its name on a phone. */
const leastName = '1.7rem';

const Name = styled(CardTitle)`
  ${headingText}
  grid-column: 1 / -1;
  margin-inline-start: 0;
  /* On one line of a phone, but no smaller than the reader's text makes it: then on two. */
  font-size: min(${fontSize.heading}, max(${leastName}, ${edgeToEdge(10.4)}));

  ${from.tablet} {
    font-size: min(${fontSize.heading}, ${edgeToEdge(10.4)});
  }
`;

const Amount = styled(Price)`
  ${posterText}
  ${posterFigures}
  /* So small that on a phone the button has room beside it, and smaller where the reader has set
     letters and lines apart: all of it stays on one line, whatever it costs. */
  font-size: calc(
    min(${poster.price}, ${unzoomed('min(80vw / 0.63, 100cqi / 0.4) / var(--wx-digits)')}) - 3lh + 3em
  );
  overflow-wrap: normal;
  line-height: ${lineHeight.capitals};

  /* The foot of a dollar sign hangs below its line. */
  ${from.tablet} {
    margin-block-end: 0.1em;
  }
`;
