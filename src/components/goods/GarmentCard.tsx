import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { FashionItem } from '../../content/types';
import { duration, easing } from '../../tokens/motion';
import { fluid, space } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { zIndex } from '../../tokens/zIndex';
import { ink, inkVariables } from '../../theme/inks';
import { below, forcedColors, from, print as onPaper } from '../../theme/media';
import { fitting, nameText } from '../../theme/text';
import { color } from '../../theme/variables';
import { Picture } from '../../primitives/pictures/Picture';
import { Price } from '../../primitives/figures/Price';
import { Print } from '../../primitives/pictures/Print';
import { aboveHeading, Card, CardAction, CardMedia, CardTitle } from '../kit/Card';
import { catalogueNumber, counted } from '../kit/catalogueNumber';
import { hook, rail, railLine } from '../kit/rail';

export interface GarmentCardProps extends ComponentPropsWithoutRef<'article'> {
  /** The piece. */
  garment: FashionItem;
  /** `wide` shows a detail beside the whole, and hangs highest; `small` hangs lowest. */
  size?: 'wide' | 'tall' | 'small';
  /** Called by "Add to Cart". */
  onAddToCart?: () => void;
}

/** Width by height of the picture. */
const ratios = { wide: 1 / 1.06, tall: 4 / 5, small: 4 / 4.7 };

/**
 * A piece of clothing on a hanger, with its tag (docs/product.md, section 3). The rail is as wide as the card;
 * `--wx-rail` lengthens it to both sides, for a list that hangs from one.
 */
export const GarmentCard = forwardRef<HTMLElement, GarmentCardProps>(function GarmentCard(
  { garment, size = 'tall', onAddToCart, style, ...rest },
  ref,
) {
  const { name, price, category, image, print, detail = [50, 50] } = garment;
  const { inks, ...drawing } = print;
  return (
    <Root
      ref={ref}
      subject={name}
      data-size={size}
      {...rest}
      style={{ ...inkVariables(inks), ...style }}
    >
      <Hanging>
        <Tag>
          <Name />
          <Kind>{category}</Kind>
          <Price amount={price} />
          <Add variant="key" onClick={onAddToCart && (() => onAddToCart())}>
            Add to Cart
          </Add>
        </Tag>
        <Media>
          {size === 'wide' && (
            <Closer>
              <Detail print={drawing} bare style={{ translate: `-${detail[0]}% -${detail[1]}%` }} />
            </Closer>
          )}
          <Whole
            print={print}
            fit="whole"
            bare
            ratio={ratios[size]}
            photo={image.photo}
            description={image.description}
          />
        </Media>
      </Hanging>
    </Root>
  );
});

/** What the number takes of a picture above, and the tag below. */
const room = '2.6rem';

/* All of it but the rail swings from the hook, when the card is touched. */
const Hanging = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  padding-block-start: calc(4.25rem + var(--wx-drop));
  transform-origin: var(--wx-hook) ${railLine};
  rotate: calc(var(--wx-touched, 0) * 0.8deg);
  transition: rotate ${duration.calm}ms ${easing.out};

  /* The hook, and the wire below it that makes up for the drop. */
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    left: var(--wx-hook);
    z-index: ${zIndex.onCover};
    inline-size: 3.75rem;
    block-size: calc(4.625rem + var(--wx-drop));
    margin-left: -1.875rem;
    background: ${color.text};
    mask:
      ${hook} 0 0 / 100% 4.625rem no-repeat,
      linear-gradient(#000 0 0) 50% 4.25rem / 0.25rem 100% no-repeat;
    print-color-adjust: exact;
  }
  ${forcedColors} {
    &::before {
      background: CanvasText;
    }
  }
`;

/* The photo, once it is there, lies over the ground, the number, the whole and the detail alike. */
const Media = styled(CardMedia)`
  ${aboveHeading}
  ${catalogueNumber('F')}
  overflow: clip;
  background: ${ink.ground};
  color: ${ink.key};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

const Whole = styled(Picture)`
  --wx-print-room: max(10%, ${room}) 7%;
`;

const Closer = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: 64% 0;
  overflow: clip;
  border-inline-start: 2px solid ${ink.key};
  background: ${ink.body};
`;

const Detail = styled(Print)`
  position: absolute;
  inset: 50% auto auto 50%;
  inline-size: 520%;
`;

/* Paper in the item's own inks, with a corner cut off, and a hole that what lies below looks through. A hairline tells
   it from the page, which may be paper too. */
const Tag = styled.div`
  position: relative;
  z-index: ${zIndex.onCover};
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  inline-size: min(${fluid(17, 18, 26)}, 100% - 1.5rem);
  margin-block-start: -2rem;
  margin-inline-start: 1.5rem;
  padding: 2.5rem min(${space[5]}, 5vw) ${space[5]};
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
`;

const Name = styled(CardTitle)`
  ${nameText}
  font-size: ${fitting(fontSize.name, 7.6)};
  flex-basis: 100%;
`;

const Kind = styled.p`
  font-size: ${fontSize.caption};
`;

const Add = styled(CardAction)`
  flex: 1 0 100%;
  margin-block-start: ${space[3]};
`;

const Root = styled(Card)`
  ${counted}
  --wx-hook: 50%;
  --wx-drop: 0px;
  position: relative;

  &[data-size='wide'] ${Whole} {
    --wx-print-room: max(6.4%, ${room}) 40.5% max(6.4%, ${room}) 4.5%;
  }
  &[data-size='wide']:dir(rtl) ${Whole} {
    --wx-print-room: max(6.4%, ${room}) 4.5% max(6.4%, ${room}) 40.5%;
  }
  &[data-size='small'] ${Whole} {
    --wx-print-room: max(6%, ${room}) 5% max(12%, ${room});
  }
  &::before {
    ${rail}
  }
  ${from.pair} {
    &[data-size='tall'] {
      --wx-drop: ${fluid(1, 3, 4)};
    }
    &[data-size='small'] {
      --wx-drop: ${fluid(2, 9.4, 13)};
    }
  }
  ${from.laptop} {
    /* Not as wide as the picture, of which a hair would look out beside it. */
    &[data-size='tall'] ${Tag} {
      max-inline-size: 84%;
    }
    /* Two words to a line. */
    &[data-size='small'] ${Name} {
      font-size: min(${fontSize.name}, 2.5vw);
    }
  }
  /* One below another, each has its own rail and hook: in turn in the middle, right and left. */
  ${below.pair} {
    &[data-size='tall'] {
      --wx-hook: 66%;
      ${Tag} {
        margin-inline: auto 1rem;
      }
    }
    &[data-size='small'] {
      --wx-hook: 34%;
      ${Whole} {
        aspect-ratio: 1 / 0.9;
      }
    }
  }
  ${from.tablet} {
    ${below.laptop} {
      ${Name} {
        font-size: ${fontSize.lede};
      }
      ${Tag} {
        inline-size: calc(100% - 0.5rem);
        margin-inline-start: 0.5rem;
        padding-inline: ${space[3]};
      }
      ${Add} {
        padding-inline: ${space[2]};
      }
    }
  }
`;
