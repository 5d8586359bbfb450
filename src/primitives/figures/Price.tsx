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
  /** `flaps` sets the price like a split-flap board, each digit on a flap of its own. */
  variant?: 'plain' | 'flaps';
}

/** What something costs in US dollars. Screen readers hear that a struck price is the original one (docs/product.md, section 2). */
export const Price = forwardRef<HTMLParagraphElement, PriceProps>(function Price(
  { amount, original, variant = 'plain', ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest}>
      {variant === 'flaps' ? (
        <Flaps>
          {formatPrice(amount)
            .split(/([.,])/)
            .map((part, index) => (index % 2 ? <Point key={index}>{part}</Point> : part))}
        </Flaps>
      ) : (
        <bdi>{formatPrice(amount)}</bdi>
      )}
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
  /* A price broken over two lines reads like two prices. */
  overflow-wrap: normal;
`;

/* The width of a tabular digit. It is not 1ch, because that is the width of a proportional zero. */
const figure = '0.628em';

/* Each digit stands in the middle of its flap. One background draws all flaps, so no flap needs
   an element. The split across them is the gap between its upper and lower halves. */
const Flaps = styled.bdi`
  --wx-flap: calc(${figure} + 0.22em);
  padding: 0.2em 0 0.2em 0.11em;
  margin-inline-end: -0.11em;
  background:
    linear-gradient(#0000 calc(50% - 1px), ${color.ground} 0 calc(50% + 1px), #0000 0),
    repeating-linear-gradient(
        90deg,
        ${color.raised} 0 calc(var(--wx-flap) - 2px),
        #0000 0 var(--wx-flap)
      )
      0 / calc(100% - 0.11em) no-repeat;
  font-weight: ${fontWeight.heading};
  letter-spacing: 0.22em;
  line-height: 1;
  overflow-wrap: anywhere;
`;

/* A point or a comma is narrower than a digit, so it is given the same width. */
const Point = styled.span`
  padding-inline: calc((${figure} - 0.257em) / 2);
`;

const Struck = styled.s`
  color: ${color.muted};
  font-family: ${font.text};
  font-size: ${fontSize.caption};
  font-weight: ${fontWeight.text};
  letter-spacing: 0;
`;
