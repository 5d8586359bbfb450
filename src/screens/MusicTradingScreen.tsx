import styled from '@emotion/styled';
import type { Album } from '../content/types';
import { space } from '../tokens/space';
import { fontSize, fontWeight } from '../tokens/type';
import { font } from '../theme/vars';
import { AlbumBoard } from '../components/AlbumBoard';
import { Empty } from '../components/Empty';
import { Lede, PageHead, PageTitle } from '../components/PageTitle';
import { Section } from '../components/Section';
import { Change } from '../primitives/Change';
import { Container } from '../primitives/Container';
import type { ScreenProps } from './ScreenProps';

export interface MusicTradingScreenProps extends ScreenProps {
  /** The upper board. */
  movers: readonly Album[];
  /** The lower board. */
  listings: readonly Album[];
}

/** The trading floor: two boards, every column lined up (specification, section 2: /music-trading). */
export function MusicTradingScreen({ movers, listings, onAction }: MusicTradingScreenProps) {
  const rising = [...movers, ...listings].filter(({ trend }) => trend === 'up').length;
  const falling = movers.length + listings.length - rising;
  const trade = { onBuy: () => onAction('Buy'), onSell: () => onAction('Sell') };
  return (
    <>
      <Container>
        <PageHead>
          <PageTitle data-size="title">
            Trade Music
            <br /> Like Stocks
          </PageTitle>
          <div>
            <Lede>
              Every album here has a price, and the price moves with its listeners. Buy what you
              would play anyway.
            </Lede>
            <Breadth>
              <Change change={`${rising} rising`} trend="up" />
              <Change change={`${falling} falling`} trend="down" />
            </Breadth>
          </div>
        </PageHead>
      </Container>
      <Section title="Top Movers">
        {movers.length === 0 && <Empty>The market is closed.</Empty>}
        {movers.length > 0 && <AlbumBoard albums={movers} {...trade} />}
      </Section>
      <Section title="New Listings">
        {listings.length === 0 && <Empty>No new listings today.</Empty>}
        {listings.length > 0 && <AlbumBoard albums={listings} {...trade} />}
      </Section>
    </>
  );
}

const Breadth = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
  margin-block-start: ${space[4]};

  > span {
    font-family: ${font.display};
    font-size: ${fontSize.subheading};
    font-weight: ${fontWeight.display};
    letter-spacing: -0.02em;
  }
`;
