import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../../content/types';
import { fluidSpace, space } from '../../tokens/space';
import { fontSize, fontWeight } from '../../tokens/type';
import { ringInside } from '../../theme/controls';
import { onPaper } from '../../theme/media';
import { color } from '../../theme/variables';
import { PriceChange } from '../../primitives/figures/PriceChange';
import { formatPrice } from '../../lib/format';

export interface MarketTapeProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'role'
> {
  /** The albums, in the order they are shown in. Without any, leave the tape out. */
  albums: readonly Album[];
}

/**
 * The prices of many albums in one line that can be scrolled. It does not run by itself: then it
 * would need a button to stop it (WCAG 2.2.2).
 */
export const MarketTape = forwardRef<HTMLDivElement, MarketTapeProps>(function MarketTape(
  { albums, ...rest },
  ref,
) {
  return (
    // A region that scrolls must take focus, or the keyboard never reaches its end (WCAG 2.1.1).
    <Root ref={ref} role="region" aria-label="Market tape" tabIndex={0} {...rest}>
      <Line role="list">
        {albums.map(({ id, title, price, change, trend }) => (
          <Quote key={id}>
            <Name>{title}</Name> <bdi>{formatPrice(price)}</bdi>{' '}
            <PriceChange change={change} trend={trend} />
          </Quote>
        ))}
      </Line>
    </Root>
  );
});

const Root = styled.div`
  /* Positioned, so that the words for screen readers scroll with the tape. */
  position: relative;
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
  overflow-x: auto;
  /* The scroll bar is shown: a mouse with a plain wheel has no other way to the last quotes. */
  scrollbar-width: thin;
  scrollbar-color: ${color.control} transparent;
  overscroll-behavior-inline: contain;

  ${ringInside('3px')}
`;

/* The first quote's words stand on the page's edge; the tape runs on to the window's end. */
const Line = styled.ul`
  display: flex;
  inline-size: max-content;
  min-inline-size: 100%;
  padding-inline-start: calc(${fluidSpace.edge} - ${fluidSpace.bar});

  /* On paper nobody scrolls: all quotes share the sheet's width, each in three lines. */
  ${onPaper} {
    inline-size: auto;
  }
`;

const Quote = styled.li`
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${fluidSpace.bar};
  border-inline-end: 1px solid ${color.line};
  font-size: ${fontSize.caption};
  white-space: nowrap;

  ${onPaper} {
    display: grid;
    gap: 0;
    padding-inline: ${space[1]};
  }
`;

/* A name of any direction, which the chat's button makes way for as it does for figures. */
const Name = styled.bdi`
  font-weight: ${fontWeight.strong};
`;
