import styled from '@emotion/styled';
import type { Album } from '../content/types';
import { space } from '../tokens/space';
import { fontSize, fontWeight } from '../tokens/type';
import { font } from '../theme/variables';
import { AlbumBoard } from '../components/AlbumBoard';
import { PageHead } from '../components/PageHead';
import { Section } from '../components/Section';
import { PriceChange } from '../primitives/PriceChange';
import { Container } from '../primitives/Container';
import type { ScreenProps } from './ScreenProps';

export interface MusicTradingScreenProps extends ScreenProps {
  /** The upper board. */
  movers: readonly Album[];
  /** The lower board. */
  listings: readonly Album[];
}

/** The market: how many albums rise and fall, and two boards (docs/product.md, section 2). */
export function MusicTradingScreen({ movers, listings, onAct }: MusicTradingScreenProps) {
  const rising = [...movers, ...listings].filter(({ trend }) => trend === 'up').length;
  const falling = movers.length + listings.length - rising;
  const trade = {
    onBuy: (album: Album) => onAct({ type: 'buy', album }),
    onSell: (album: Album) => onAct({ type: 'sell', album }),
  };
  return (
    <>
      <Container>
        <PageHead
          size="title"
          title={
            <>
              Trade Music
              <br /> Like Stocks
            </>
          }
          lede="Every album here has a price, and the price moves with its listeners. Buy what you would play anyway."
        >
          <TrendCounts>
            <TrendCount change={`${rising} rising`} trend="up" />
            <TrendCount change={`${falling} falling`} trend="down" />
          </TrendCounts>
        </PageHead>
      </Container>
      <Section title="Top Movers">
        <AlbumBoard albums={movers} {...trade} />
      </Section>
      <Section title="New Listings">
        <AlbumBoard albums={listings} empty="No new listings today." {...trade} />
      </Section>
    </>
  );
}

const TrendCounts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
  margin-block-start: ${space[4]};
`;

const TrendCount = styled(PriceChange)`
  font-family: ${font.display};
  font-size: ${fontSize.subheading};
  font-weight: ${fontWeight.display};
  letter-spacing: -0.02em;
`;
