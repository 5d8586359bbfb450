import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { fontSize } from '../tokens/type';
import { tabular } from '../theme/text';
import { color, variable } from '../theme/variables';

export interface RatingProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children' | 'role'> {
  /** 0 to 5. Only full stars are filled; the number beside them says the rest. */
  value: number;
}

/** One star on a 20 by 20 grid; the mask repeats it five times. */
const star = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L1.5 7.7l5.9-.8z"/></svg>',
);

/** Five stars, whole ones only, and the number (docs/product.md, sections 3 and 9). Throws a RangeError outside 0 to 5. */
export const Rating = forwardRef<HTMLSpanElement, RatingProps>(function Rating(
  { value, ...rest },
  ref,
) {
  if (!(value >= 0 && value <= 5)) throw new RangeError(`A rating is 0 to 5, not ${value}`);
  const figure = value.toFixed(1);
  return (
    <Root ref={ref} role="img" aria-label={`${figure} out of 5 stars`} {...rest}>
      <Stars style={{ [variable('filled')]: `${Math.floor(value) * 20}%` }} />
      {figure}
    </Root>
  );
});

const Root = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 0.4em;
  font-size: ${fontSize.small};
  ${tabular}
`;

const Stars = styled.span`
  align-self: center;
  inline-size: 5em;
  block-size: 1em;
  background: linear-gradient(
    90deg,
    ${color.accentText} var(${variable('filled')}),
    ${color.control} 0
  );
  mask: url('data:image/svg+xml,${star}') 0 0 / 1em 1em repeat-x;
  forced-color-adjust: none;
  print-color-adjust: exact;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;
