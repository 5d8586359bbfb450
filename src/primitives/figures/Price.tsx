import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { space } from '../../tokens/space';
import { fontSize, fontWeight } from '../../tokens/type';
import { cardText } from '../../theme/text';
import { color, font } from '../../theme/variables';
import { formatPrice } from '../../lib/format';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface PriceProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children'> {
  /**
   * The price in US dollars. An item with a price in another currency shows it as its own text, as
   * ArtCard does.
   */
  amount: number;
  /** US dollars before a discount; shown struck. Leave it out where there is none. */
  original?: number;
}

/** What something costs in US dollars; on a board PriceFlaps says it. Screen readers hear that a struck price is the original one (docs/product.md, section 2). */
export const Price = forwardRef<HTMLParagraphElement, PriceProps>(function Price(
  { amount, original, ...rest },
  ref,
) {
  if (original === undefined)
    return (
      <Root ref={ref} {...rest}>
        {formatPrice(amount)}
      </Root>
    );
  return (
    <Two ref={ref} {...rest}>
      {/* Orca names the whole card again before text that stands in a flexible box by itself. */}
      <bdi>{formatPrice(amount)}</bdi> <VisuallyHidden>Original price </VisuallyHidden>
      <Struck>{formatPrice(original)}</Struck>
    </Two>
  );
});

const Root = styled.p`
  ${cardText}
  /* A price broken over two lines reads like two prices. */
  overflow-wrap: normal;
`;

const Two = styled(Root)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[2]};
`;

/* No `s`: readers would say "deletion" after "Original price". */
const Struck = styled.span`
  text-decoration: line-through;
  color: ${color.muted};
  font-family: ${font.text};
  font-size: ${fontSize.caption};
  font-weight: ${fontWeight.text};
  letter-spacing: 0;
`;
