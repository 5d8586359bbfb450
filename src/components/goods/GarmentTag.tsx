import styled from '@emotion/styled';
import { fluid, space } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { zIndex } from '../../tokens/zIndex';
import { ink } from '../../theme/inks';
import { below, from, onPaper, onTablet } from '../../theme/media';
import { fitting, nameText } from '../../theme/text';
import { color } from '../../theme/variables';
import { Price } from '../../primitives/figures/Price';
import { CardAction, CardRoot, CardTitle } from '../kit/Card';
import type { GarmentCardProps } from './GarmentCard';

/** The tag on a garment: its name, kind and price, and the button. Narrower on some variants of the card. */
export function GarmentTag({
  garment,
  onAddToCart,
}: Pick<GarmentCardProps, 'garment' | 'onAddToCart'>) {
  return (
    <Tag>
      <Name />
      <Kind>{garment.category}</Kind>
      <Price amount={garment.price} />
      <Add variant="key" onPress={onAddToCart && (() => onAddToCart(garment))}>
        Add to Cart
      </Add>
    </Tag>
  );
}

/* Paper in the item's own inks, with a corner cut off and a hole punched through. The hairline
   parts it from a page of the same colour. Where it ends with the picture it is a pixel wider, because at
   a fraction of a pixel a hair of the picture would show beside it. */
const Tag = styled.div`
  z-index: ${zIndex.onCover};
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  inline-size: min(${fluid(17, 18, 26)}, 100% - 1.5rem + 1px);
  margin-block-start: -${space[8]};
  margin-inline-start: ${space[6]};
  padding: ${space[10]} min(${space[5]}, 5vw) ${space[5]};
  background: ${ink.paper};
  box-shadow: inset 0 0 0 1px ${color.line};
  color: ${ink.key};
  color-scheme: light;
  clip-path: polygon(1.5rem 0, 100% 0, 100% 100%, 0 100%, 0 1.5rem);
  mask: radial-gradient(circle 0.375rem at 1.75rem 1.375rem, #0000 94%, #000);
  forced-color-adjust: none;
  print-color-adjust: exact;

  &:dir(rtl) {
    clip-path: polygon(0 0, calc(100% - 1.5rem) 0, 100% 1.5rem, 100% 100%, 0 100%);
    mask-position: calc(100% - 3.5rem) 0;
  }
  /* What is masked may be left out on paper, and name and price with it. */
  ${onPaper} {
    mask: none;
  }
  ${below.pair} {
    ${CardRoot}[data-variant='tall'] & {
      margin-inline: auto ${space[4]};
    }
  }
  ${onTablet} {
    inline-size: calc(100% - 0.5rem + 1px);
    margin-inline-start: ${space[2]};
    padding-inline: ${space[3]};
  }
  /* At the picture's own width a hair of the picture would show beside the tag. */
  ${from.laptop} {
    ${CardRoot}[data-variant='tall'] & {
      max-inline-size: 84%;
    }
  }
`;

const Name = styled(CardTitle)`
  ${nameText}
  font-size: ${fitting(fontSize.name, 7.6)};
  flex-basis: 100%;

  ${onTablet} {
    font-size: ${fontSize.lede};
  }
  /* At this size two words fit on a line. */
  ${from.laptop} {
    ${CardRoot}[data-variant='small'] & {
      font-size: min(${fontSize.name}, 2.5vw);
    }
  }
`;

const Kind = styled.p`
  font-size: ${fontSize.caption};
`;

const Add = styled(CardAction)`
  flex: 1 0 100%;
  margin-block-start: ${space[3]};

  ${onTablet} {
    padding-inline: ${space[2]};
  }
`;
