import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { fontSize, fontWeight } from '../../tokens/type';
import { readProperty } from '../../theme/customProperties';
import { color } from '../../theme/variables';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface PriceChangeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Signed percent as shown: "+5.2%", "−1.9%". Or words that begin with a number: "4 rising". */
  change: string;
  /** Chooses colour and arrow; must agree with the sign or the words of the change. */
  trend: 'up' | 'down';
  /** The time that the change covers, where nothing around it says so: "Today". */
  period?: string;
}

/**
 * The change of a price, shown by sign, arrow and colour, never by colour alone (WCAG 1.4.1). Many
 * screen readers skip signs, so a hidden "up" or "down" stands before one; a change in words, such as
 * "4 rising", says it itself. For the price itself use Price.
 */
export const PriceChange = forwardRef<HTMLSpanElement, PriceChangeProps>(function PriceChange(
  { change, trend, period, ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-trend={trend} {...rest}>
      <Arrow aria-hidden viewBox="0 0 10 8">
        <path d={trend === 'up' ? 'M5 0l5 8H0z' : 'M5 8L0 0h10z'} />
      </Arrow>
      <span>
        {/^\d/.test(change) || <VisuallyHidden>{`${trend} `}</VisuallyHidden>}
        {/* On a page that reads right to left, a leading sign would stand behind its number. */}
        <bdi dir="ltr">{change}</bdi>
        {period && ` ${period}`}
      </span>
    </Root>
  );
});

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  color: ${color.up};
  font-size: ${fontSize.caption};
  font-weight: ${fontWeight.strong};
  white-space: nowrap;

  &[data-trend='down'] {
    color: ${color.down};
  }
`;

const Arrow = styled.svg`
  flex: none;
  inline-size: ${readProperty('arrow', '0.625em')};
  fill: currentColor;
`;
