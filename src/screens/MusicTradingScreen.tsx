import styled from '@emotion/styled';
import type { Album } from '../content/types';
import { fluid, fluidSpace, space } from '../tokens/space';
import { fontSize, fontWeight, lineHeight, titleLength } from '../tokens/type';
import { below, from, laidOutLater, onPaper } from '../theme/media';
import { edgeToEdge, inkToInk, phoneTitle, posterText } from '../theme/text';
import { color, font } from '../theme/variables';
import { AlbumBoard } from '../components/album/AlbumBoard';
import { Lede } from '../components/kit/Lede';
import { Section } from '../components/kit/Section';
import { formatCount } from '../lib/format';
import { PriceChange } from '../primitives/figures/PriceChange';
import { Container } from '../primitives/text/Container';
import { widestMove } from '../primitives/figures/Sparkline';
import type { ScreenProps } from './ScreenProps';

export interface MusicTradingScreenProps extends ScreenProps {
  /** The upper board, the widest move first. */
  movers: readonly Album[];
  /** The lower board. */
  listings: readonly Album[];
}

/** The market: how many albums rise and fall, and two boards (docs/product.md, section 2). */
export function MusicTradingScreen({ movers, listings, onAction }: MusicTradingScreenProps) {
  const albums = [...movers, ...listings];
  const rising = albums.filter(({ trend }) => trend === 'up').length;
  const trade = {
    scale: widestMove(albums.map(({ history }) => history)),
    onBuy: (album: Album) => onAction({ type: 'buy', album }),
    onSell: (album: Album) => onAction({ type: 'sell', album }),
  };
  return (
    <>
      <Container>
        <Head>
          <Ticker>Trade Music Like Stocks</Ticker>
          <Lede>
            Every album here has a price, and its listeners move it. Buy what you would play anyway.
          </Lede>
          {/* Without albums there is no bar, because nothing can be divided by their number. */}
          <Breadth
            style={
              albums.length > 0
                ? { '--wx-rising': rising, '--wx-albums': albums.length }
                : undefined
            }
          >
            <TrendCount change={`${formatCount(rising)} rising`} trend="up" />{' '}
            <TrendCount change={`${formatCount(albums.length - rising)} falling`} trend="down" />
          </Breadth>
        </Head>
      </Container>
      <Floor data-ends-page>
        <Movers title="Top Movers" marginal="A1">
          <Board
            label="More top movers"
            albums={movers}
            empty="Nothing has moved today."
            ranked
            {...trade}
          />
        </Movers>
        <Section title="New Listings" marginal="A2">
          <Board label="New Listings" albums={listings} empty="No new listings today." {...trade} />
        </Section>
      </Floor>
    </>
  );
}

const Head = styled.header`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding-block: ${fluid(1.5, 2.4, 3)} ${fluid(1.25, 2.2, 2.5)};

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${fluid(1, 1.6, 2)} ${fluid(1.5, 3.4, 6)};
  }
`;

/* One line from edge to edge, two on a phone, by its size alone. Only raised text spacing breaks
   one (WCAG 1.4.12). */
const Ticker = styled.h1`
  ${posterText}
  ${inkToInk(0.004)}
  grid-column: 1 / -1;
  font-size: ${phoneTitle(titleLength.musicTradingPhone)};
  line-height: ${lineHeight.voice};

  ${from.pair} {
    font-size: ${edgeToEdge(titleLength.musicTrading)};
  }
`;

/* A block for each album, in one background: those that rise, then those that fall. */
const Breadth = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  ${from.tablet} {
    min-inline-size: ${fluid(12, 20, 26)};
  }
  &::before {
    content: '';
    flex: 1 0 100%;
    block-size: 0.875rem;
    background: linear-gradient(
      90deg,
      ${color.up} calc(100% * var(--wx-rising) / var(--wx-albums)),
      ${color.down} 0
    );
    mask: repeating-linear-gradient(
      90deg,
      #000 0 calc((100% + 3px) / var(--wx-albums) - 3px),
      #0000 0 calc((100% + 3px) / var(--wx-albums))
    );
    forced-color-adjust: none;
    print-color-adjust: exact;

    /* What is masked may be left out on paper. */
    ${onPaper} {
      mask: none;
    }
  }
  &:dir(rtl)::before {
    transform: scaleX(-1);
  }
`;

const TrendCount = styled(PriceChange)`
  font-family: ${font.head};
  font-size: ${fontSize.lede};
  font-weight: ${fontWeight.heading};

  /* Beside the lede, which has two lines there. */
  ${from.tablet} {
    font-size: min(${fontSize.lede}, 2.2vw);
  }
`;

/* The board is black in both schemes, but not on paper. */
const Floor = styled.div`
  color-scheme: dark;
  padding-block-end: ${fluidSpace.between};
  border-block-start: 3px solid ${color.text};
  background: ${color.ground};
  color: ${color.text};

  ${onPaper} {
    color-scheme: light;
  }
`;

/* On a phone its rows are laid out when our fonts are there, so that no row is set twice. */
const Board = styled(AlbumBoard)`
  ${below.pair} {
    ${laidOutLater("& [role='table']", 'loading')}

    [role='table'] {
      contain-intrinsic-block-size: auto 29rem;
    }
  }
`;

const Movers = styled(Section)`
  padding-block-start: ${fluidSpace.inner};
`;
