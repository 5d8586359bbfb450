import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../../content/types';
import { space } from '../../tokens/space';
import { property } from '../../theme/customProperties';
import { notOnPaper } from '../../theme/media';
import { CardAction } from '../kit/Card';

export interface TradesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What is traded. */
  album: Album;
  /** How much "Buy" stands out. */
  buyVariant: 'ink' | 'solid';
  /** Called by "Buy". */
  onBuy?: (album: Album) => void;
  /** Called by "Sell". */
  onSell?: (album: Album) => void;
  /** Called first by both buttons, so that the card itself can show the press. */
  onTrade: () => void;
}

/**
 * The two buttons that trade an album. They have the same width in all rows of a board and in its
 * headline, so that they stand in one column. For what has one price and one side use CardAction.
 */
export const Trades = forwardRef<HTMLDivElement, TradesProps>(function Trades(
  { album, buyVariant, onBuy, onSell, onTrade, ...rest },
  ref,
) {
  const trade = (act?: (album: Album) => void) =>
    act &&
    (() => {
      onTrade();
      act(album);
    });
  return (
    <Root ref={ref} {...rest}>
      <Buy variant={buyVariant} onPress={trade(onBuy)}>
        Buy
      </Buy>{' '}
      <Sell onPress={trade(onSell)}>Sell</Sell>
    </Root>
  );
});

/** The width of both buttons together. */
export const tradesWidth = '9.5rem';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  inline-size: ${tradesWidth};
  max-inline-size: 100%;

  ${notOnPaper}
`;

const tight = `padding-inline: ${space[1]};`;
const Buy = styled(CardAction)(tight);
const Sell = styled(CardAction)(tight);

/**
 * Styles for the card around: while "Buy" is pressed the record comes out, but not as far as the
 * words of a mover (tests/board.spec.ts); while "Sell" is pressed it goes back.
 */
export const movesRecord = `
  &:has(${Buy}:active) {
    ${property('disc-out')}: 1.4;
  }
  &:has(${Sell}:active) {
    ${property('disc-out')}: -1.5;
  }
`;
