import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { space } from '../../tokens/space';
import { fontSize, fontWeight } from '../../tokens/type';
import { cardText, unseenText } from '../../theme/text';
import { color, font } from '../../theme/variables';
import { formatPrice } from '../../lib/format';

export interface PriceProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children'> {
  /**
   * The price in US dollars. An item with a price in another currency shows it as its own text, as
   * ArtCard does.
   */
  amount: number;
  /** US dollars before a discount; shown struck. Leave it out where there is none. */
  original?: number;
}

/**
 * What something costs in US dollars; on a board PriceFlaps says it. Screen readers hear that a
 * struck price is the original one (docs/product.md, section 2).
 */
export const Price = forwardRef<HTMLParagraphElement, PriceProps>(function Price(
  { amount, original, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest}>
      <bdi>{formatPrice(amount)}</bdi>
      {original !== undefined && (
        <>
          {' '}
          <Struck>
            <Kind>Original price </Kind>
            {formatPrice(original)}
          </Struck>
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
  /* A price broken over two lines reads like two prices. */
  overflow-wrap: normal;
`;

const Kind = styled.span(unseenText);

/* No `s`: readers would say "deletion" after "Original price". */
const Struck = styled.bdi`
  text-decoration: line-through;
  color: ${color.muted};
  font-family: ${font.text};
  font-size: ${fontSize.caption};
  font-weight: ${fontWeight.text};
  letter-spacing: 0;
`;
