import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { duration } from '../../tokens/motion';
import { fontWeight } from '../../tokens/type';
import { forcedColors, onPaper } from '../../theme/media';
import { prefersReducedMotion } from '../../theme/motion';
import { cardText } from '../../theme/text';
import { color } from '../../theme/variables';
import { formatPrice } from '../../lib/format';

export interface PriceFlapsProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children'> {
  /** US dollars. */
  amount: number;
}

/**
 * A price on the flaps of a board. Each figure has a flap of its own, and screen readers hear one
 * text. The function `flutter`, called with its element, lets the flaps fall to the price. For a
 * price on a card use Price.
 */
export const PriceFlaps = forwardRef<HTMLParagraphElement, PriceFlapsProps>(function PriceFlaps(
  { amount, ...rest },
  ref,
) {
  const [sign, figures] = formatPrice(amount).split(/(\d.*)/);
  return (
    <Root ref={ref} {...rest}>
      <Flaps>
        {sign}
        {figures!
          .split(/([.,])/)
          .map((part, index) =>
            index % 2 ? <Point key={index}>{part}</Point> : <Group key={index}>{part}</Group>,
          )}
      </Flaps>
    </Root>
  );
});

/**
 * Lets blank flaps fall over the price of a PriceFlaps until it shows: three over the first group
 * of figures, and one more over each further group.
 */
export function flutter(price: HTMLElement | null) {
  if (!price || prefersReducedMotion()) return;
  // Every second span is a point or a comma.
  const groups = [...price.querySelectorAll('span')].filter((_, index) => index % 2 === 0);
  groups.forEach((group, index) => {
    const times = 3 + index;
    const fall = ['none', 'scaleY(0)'];
    group.animate?.(
      { transform: fall },
      { duration: duration.quick, iterations: times, pseudoElement: '::before' },
    );
    // The last flap uncovers the lower half.
    group.animate?.(
      { transform: ['none', ...fall], offset: [0, 1 - 1 / times, 1] },
      { duration: duration.quick * times, pseudoElement: '::after' },
    );
  });
}

const Root = styled.p`
  ${cardText}
  display: flex;
  overflow-wrap: normal;
`;

/** The styles of a price where flaps are not drawn: then it reads as any other. */
const withoutFlaps = (css: string) => `
  ${onPaper} { ${css} }
  ${forcedColors} { ${css} }
`;

/** The room after the sign. */
const afterSign = '0.14em';
/** Flaps are 1.6em high, so those of two lines do not lie on each other. */
const lineOfFlaps = 1.7;

/* The sign has no flap. */
const Flaps = styled.bdi`
  --wx-flap: 0.8em;
  /* The room on both sides of a figure. It is not counted in ch, because that is the width of a
     zero that is not tabular. */
  --wx-bearing: calc((var(--wx-flap) - 0.628em) / 2);
  color: ${color.muted};
  font-weight: ${fontWeight.heading};
  /* Takes back the room after the last figure. */
  margin-inline-end: calc(-1 * var(--wx-bearing));
  letter-spacing: ${afterSign};
  line-height: ${lineOfFlaps};
  margin-block: -0.15em;
  /* A price that is too long goes on in a second line, between two groups of figures. */
  overflow-wrap: anywhere;

  ${withoutFlaps(`
    margin: 0;
    color: inherit;
    letter-spacing: inherit;
    line-height: inherit;
    overflow-wrap: normal;
  `)}
`;

/* One pixel of the board shows between two flaps, and across their middle. */
const cuts = `repeating-linear-gradient(90deg, #0000 0 calc(var(--wx-flap) - 1px), ${color.ground} 0 var(--wx-flap))`;
const seam = `linear-gradient(#0000 calc(50% - 0.5px), ${color.ground} 0 calc(50% + 0.5px), #0000 0)`;

/* All flaps of a group are one background. The group is inline, because screen readers would
   take a box for a word of its own. The room after the last figure is cut off, so that its flap
   is as wide as the others. */
const Group = styled.span`
  position: relative;
  padding-block: 0.2em;
  padding-inline-start: var(--wx-bearing);
  border-radius: 2px;
  background: ${seam}, ${cuts}, color-mix(in srgb, ${color.raised}, ${color.line});
  clip-path: inset(0 calc(var(--wx-bearing) + 1px) 0 0 round 2px);
  color: ${color.text};
  letter-spacing: calc(2 * var(--wx-bearing));
  white-space: nowrap;

  /* The blank flaps of its upper and its lower half. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0 0 50%;
    background: ${cuts}, ${color.line};
    transform: scaleY(0);
    transform-origin: bottom;
  }
  &::after {
    inset-block: 50% 0;
    border-block-start: 1px solid ${color.ground};
  }
  ${withoutFlaps(`
    padding: 0;
    background: none;
    clip-path: none;
    letter-spacing: inherit;

    &::before,
    &::after {
      content: none;
    }
  `)}
`;

/* A point or a comma is narrower than a figure, and has no flap. */
const Point = styled.span`
  margin-inline: calc(0.1em - var(--wx-bearing)) 0.1em;
  color: ${color.text};
  letter-spacing: 0;
  ${withoutFlaps('margin: 0;')}
`;
