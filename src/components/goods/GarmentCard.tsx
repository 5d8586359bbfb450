import styled from '@emotion/styled';
import { forwardRef } from 'react';
import type { Garment } from '../../content/types';
import { duration, easing } from '../../tokens/motion';
import { fluid } from '../../tokens/space';
import { zIndex } from '../../tokens/zIndex';
import { property, readProperty } from '../../theme/customProperties';
import { below, forcedColors, from } from '../../theme/media';
import { swings } from '../../theme/passing';
import { color } from '../../theme/variables';
import { Card, type CardRootProps } from '../kit/Card';
import { counted } from '../kit/catalogueNumber';
import { hook, rail, railLine } from '../kit/rail';
import { GarmentPicture } from './GarmentPicture';
import { GarmentTag } from './GarmentTag';

export interface GarmentCardProps extends CardRootProps {
  /** The piece. */
  garment: Garment;
  /** `wide` shows a detail beside the whole, and hangs highest; `small` hangs lowest. */
  variant?: 'wide' | 'tall' | 'small';
  /** Called by "Add to Cart". */
  onAddToCart?: (garment: Garment) => void;
}

/**
 * A piece of clothing on a hanger, with its tag (docs/product.md, section 3). The rail is as wide as the card;
 * `--wx-rail` lengthens it to both sides, for a list that hangs from one.
 */
export const GarmentCard = forwardRef<HTMLElement, GarmentCardProps>(function GarmentCard(
  { garment, variant = 'tall', onAddToCart, ...rest },
  ref,
) {
  return (
    <Root
      ref={ref}
      inks={garment.print.inks}
      subject={garment.name}
      data-variant={variant}
      actionLast={!!onAddToCart}
      {...rest}
    >
      <Hanging data-lead>
        <GarmentTag garment={garment} onAddToCart={onAddToCart} />
        <GarmentPicture garment={garment} variant={variant} />
      </Hanging>
    </Root>
  );
});

/** The share of the picture that its photo takes: `most` of a small one, from a tablet on. */
export const garmentPhotoShare = { least: 0.24, most: 0.3 };

/** The room for the hook above a picture. */
const hookHeight = '4.25rem';

/* All of it but the rail swings from the hook, when the card is touched. */
const Hanging = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  padding-block-start: calc(${hookHeight} + var(--wx-drop));
  transform-origin: var(--wx-hook) ${railLine};
  rotate: calc(${readProperty('touched', '0')} * 0.8deg);
  transition: rotate ${duration.calm}ms ${easing.out};
  ${swings}

  /* The hook, the wire below it that makes up for the drop, and the bar that clips the picture. */
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    left: calc(var(--wx-hook) - 1.875rem);
    z-index: ${zIndex.onCover};
    inline-size: 3.75rem;
    block-size: calc(4.625rem + var(--wx-drop));
    background: ${color.text};
    mask:
      ${hook} 0 0 / 100% 4.625rem no-repeat,
      linear-gradient(#000 0 0) 50% 4.25rem / 0.25rem 100% no-repeat,
      linear-gradient(#000 0 0) 50% 100% / 2.75rem 0.5rem no-repeat;
    print-color-adjust: exact;
  }
  ${forcedColors} {
    &::before {
      background: CanvasText;
    }
  }
`;

const Root = styled(Card)`
  ${counted}
  --wx-hook: 50%;
  --wx-drop: 0px;
  ${property('photo-width')}: ${garmentPhotoShare.least * 100}cqi;
  position: relative;

  &::before {
    ${rail}
  }
  ${from.pair} {
    &[data-variant='tall'] {
      --wx-drop: ${fluid(1, 3, 4)};
    }
    &[data-variant='small'] {
      --wx-drop: ${fluid(2, 9.4, 13)};
    }
  }
  ${from.tablet} {
    &[data-variant='small'] {
      ${property('photo-width')}: ${garmentPhotoShare.most * 100}cqi;
    }
  }
  /* One below another, each has its own rail and hook: in turn in the middle, right and left. */
  ${below.pair} {
    &[data-variant='tall'] {
      --wx-hook: 66%;
    }
    &[data-variant='small'] {
      --wx-hook: 34%;
    }
  }
`;
