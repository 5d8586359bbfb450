import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { fontSize, fontWeight } from '../../tokens/type';
import { readProperty } from '../../theme/customProperties';
import { forcedColors } from '../../theme/media';
import { unseenText } from '../../theme/text';
import { color } from '../../theme/variables';

export interface PriceChangeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Signed percent as shown: "+5.2%", "−1.9%". Or words: "4 rising". */
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
  const words = (
    <>
      {/* On a page that reads right to left, a leading sign would stand behind its number. */}
      <bdi dir="ltr">
        {/^[+−]/.test(change) && <Direction>{`${trend} `}</Direction>}
        {change}
      </bdi>
      {period && ` ${period}`}
    </>
  );
  return (
    <Root ref={ref} data-trend={trend} {...rest}>
      {/* In the flexible box, a period would stand apart from its change. The chat makes way for a
          `bdi` (useStepAside). */}
      {period ? <bdi>{words}</bdi> : words}
    </Root>
  );
});

const Direction = styled.span(unseenText);

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  color: ${color.up};
  font-size: ${fontSize.caption};
  font-weight: ${fontWeight.strong};
  white-space: nowrap;

  /* The arrow. */
  &::before {
    content: '';
    flex: none;
    inline-size: ${readProperty('arrow', '0.625em')};
    aspect-ratio: 5 / 4;
    background: currentColor;
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
    print-color-adjust: exact;
  }
  ${forcedColors} {
    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  &[data-trend='down'] {
    color: ${color.down};
    &::before {
      clip-path: polygon(50% 100%, 0 0, 100% 0);
    }
  }
`;
