import styled from '@emotion/styled';
import { forwardRef, useContext, type ComponentPropsWithoutRef } from 'react';
import { fontSize, fontWeight } from '../../tokens/type';
import { forcedColors } from '../../theme/media';
import { color } from '../../theme/variables';
import { SpriteContext } from '../pictures/SpriteContext';

export interface RatingProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children' | 'role'> {
  /**
   * 0 to 5. Only full stars are filled; the number beside them says the rest, to one decimal, never
   * rounded up.
   */
  value: number;
}

/**
 * A full star above an outlined one, 22 by 20 units each; the mask repeats them. It is a file of
 * its own, cached for ever under a name made from its content, because in the styles it would be
 * sent with every first visit.
 */
const starSprite = '/prints/stars.6c58ac4a.svg';

/**
 * Five stars with the number beside them (docs/product.md, sections 3 and 9). Only whole stars are
 * filled. Throws a RangeError outside 0 to 5.
 */
export const Rating = forwardRef<HTMLSpanElement, RatingProps>(function Rating(
  { value, ...rest },
  ref,
) {
  if (!(value >= 0 && value <= 5)) throw new RangeError(`A rating is 0 to 5, not ${value}`);
  // The number is cut off and not rounded, so that it agrees with the stars. It is first rounded to
  // fifteen digits, because the binary 14.7 / 3 is less than 4.9.
  const tenths = Math.floor(Number((value * 10).toPrecision(15)));
  const figure = (tenths / 10).toFixed(1);
  const sprites = useContext(SpriteContext);
  return (
    <Root
      ref={ref}
      role="img"
      aria-label={`${figure} out of 5 stars`}
      {...rest}
      style={{
        ...rest.style,
        '--wx-filled': Math.floor(tenths / 10),
        '--wx-stars': sprites ? `url(${sprites}${starSprite})` : undefined,
      }}
    >
      {figure}
    </Root>
  );
});

const Root = styled.span`
  display: inline-flex;
  align-items: baseline;
  font-size: ${fontSize.caption};
  font-weight: ${fontWeight.strong};

  &::before,
  &::after {
    content: '';
    order: -1;
    align-self: center;
    inline-size: calc(1.1em * var(--wx-filled));
    block-size: 1em;
    background: ${color.text};
    mask: var(--wx-stars, url(${starSprite})) 0 0 / 1.1em 2em;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  &::after {
    inline-size: calc(1.1em * (5 - var(--wx-filled)));
    margin-inline-end: 0.45em;
    background: ${color.control};
    mask-position: 0 -1em;
  }
  ${forcedColors} {
    &::before,
    &::after {
      background: CanvasText;
    }
  }
`;
