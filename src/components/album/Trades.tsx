import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../../content/types';
import { space } from '../../tokens/space';
import { property } from '../../theme/customProperties';
import { print } from '../../theme/media';
import type { ButtonProps } from '../../primitives/controls/Button';
import { CardAction } from '../kit/Card';

export interface TradesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What is traded. */
  album: Album;
  /** How much "Buy" stands out. */
  buy: ButtonProps['variant'];
  /** Called by "Buy". */
  onBuy?: (album: Album) => void;
  /** Called by "Sell". */
  onSell?: (album: Album) => void;
  /** Called by both, first: what the press shows in the card itself. */
  onTrade: () => void;
}

/** The two buttons of an album. In all rows of a board, and in its headline, they are as wide: they stand in one column. */
export const Trades = forwardRef<HTMLDivElement, TradesProps>(function Trades(
  { album, buy, onBuy, onSell, onTrade, ...rest },
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
      <Buy variant={buy} onPress={trade(onBuy)}>
        Buy
      </Buy>
      <Sell onPress={trade(onSell)}>Sell</Sell>
    </Root>
  );
});

/** How wide they are together. */
export const tradesWidth = '9.5rem';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  inline-size: ${tradesWidth};
  max-inline-size: 100%;

  ${print} {
    display: none;
  }
`;

const Buy = styled(CardAction)`
  padding-inline: ${space[1]};
`;

const Sell = styled(CardAction)`
  padding-inline: ${space[1]};
`;

/** For the card around: who buys pulls the record out, who sells puts it back. */
export const movesRecord = `
  &:has(${Buy}:active) {
    ${property('disc-out')}: 2;
  }
  &:has(${Sell}:active) {
    ${property('disc-out')}: -1.5;
  }
`;
