import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { fontSize, fontWeight } from '../../tokens/type';
import { color } from '../../theme/variables';

export interface RatingProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children' | 'role'> {
  /** 0 to 5. Only full stars are filled; the number beside them says the rest, to one decimal, never rounded up. */
  value: number;
}

/** One star of the mask, filled or as an outline, 22 by 20 px. The mask repeats it. */
const star = (drawn: string) =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 22 20'><path ${drawn} d='M11 .8l2.7 6 6.5.7-4.9 4.4 1.4 6.4L11 15l-5.7 3.3 1.4-6.4-4.9-4.4 6.5-.7z'/></svg>") 0 0 / 1.1em 1em`;

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
  return (
    <Root ref={ref} role="img" aria-label={`${figure} out of 5 stars`} {...rest}>
      <Stars style={{ '--wx-filled': `${Math.floor(tenths / 10) * 20}%` }} />
      {figure}
    </Root>
  );
});

const Root = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 0.45em;
  font-size: ${fontSize.caption};
  font-weight: ${fontWeight.strong};
`;

const Stars = styled.span`
  display: flex;
  inline-size: 5.5em;
  block-size: 1em;
  align-self: center;
  forced-color-adjust: none;
  print-color-adjust: exact;

  &::before,
  &::after {
    content: '';
    background: ${color.text};
    mask: ${star('')};
  }
  &::before {
    inline-size: var(--wx-filled);
  }
  &::after {
    flex: 1;
    background: ${color.control};
    mask: ${star("fill='none' stroke='red' stroke-width='1.85' stroke-linejoin='round'")};
  }
`;
