import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { space } from '../tokens/space';
import { fontSize, fontWeight } from '../tokens/type';
import { cardText, tabular } from '../theme/text';
import { color, font } from '../theme/variables';
import { formatPrice } from './format';
import { VisuallyHidden } from './VisuallyHidden';

export interface PriceProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children'> {
  /** US dollars as a number; or text as it is, for other currencies ("0.45 ETH"). */
  amount: number | string;
  /** US dollars before a discount; shown struck. Leave it out where there is none. */
  original?: number;
}

/** What something costs. Screen readers hear that a struck price is the original one (docs/product.md, section 2). */
export const Price = forwardRef<HTMLParagraphElement, PriceProps>(function Price(
  { amount, original, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest}>
      {/* Right to left, "0.45 ETH" would come out as "ETH 0.45". */}
      <bdi>{typeof amount === 'number' ? formatPrice(amount) : amount}</bdi>
      {original !== undefined && (
        <>
          {' '}
          <VisuallyHidden>Original price </VisuallyHidden>
          <Struck>{formatPrice(original)}</Struck>
        </>
      )}
    </Root>
  );
});

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[2]};
  ${cardText}
  ${tabular}
  /* A price broken over two lines reads like two prices. */
  overflow-wrap: normal;
`;

const Struck = styled.s`
  color: ${color.muted};
  font-family: ${font.text};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.text};
  letter-spacing: 0;
`;
