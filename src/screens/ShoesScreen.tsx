import styled from '@emotion/styled';
import type { Shoe } from '../content/types';
import { fluid, fluidSpace } from '../tokens/space';
import { fontWeight, lineHeight, titleLength } from '../tokens/type';
import { property, readProperty } from '../theme/customProperties';
import { inked, inkVariables } from '../theme/inks';
import { atLeast, laidOutLater, onPaper, shortWindow } from '../theme/media';
import { edgeToEdge, inkToInk, posterText, yielding } from '../theme/text';
import { color } from '../theme/variables';
import { numbered } from '../components/kit/catalogueNumber';
import { Collection } from '../components/kit/Collection';
import { EmptyState } from '../components/kit/EmptyState';
import { LeadShoe } from '../components/goods/LeadShoe';
import { ShoeCard, shoePhotoShare, shoeShare } from '../components/goods/ShoeCard';
import { Container } from '../primitives/text/Container';
import type { ScreenProps } from './ScreenProps';
import type { Grid, ListLayout } from '../components/kit/layout';

export interface ShoesScreenProps extends ScreenProps {
  /** The first is the pair of the week; may be empty. */
  shoes: readonly Shoe[];
}

const gap = fluid(1.5, 2.2, 4);

/**
 * The strips' grounds meet in the middle of each gap: a strip at the end of a row reaches the
 * window's edge, any other the middle of the gap. Its padding is as wide as that.
 */
function bleeding(grid: Grid): Grid {
  const { columns, places = [{ span: columns }] } = grid;
  let column = 0;
  const item = places.map(({ span = 1 }, place) => {
    const start = column === 0 ? fluidSpace.edge : `calc(${gap} / 2)`;
    column = (column + span) % columns;
    const end = column === 0 ? fluidSpace.edge : `calc(${gap} / 2)`;
    const bleed = `${property('bleed-start')}: ${start}; ${property('bleed-end')}: ${end};`;
    return places.length > 1 ? `&[data-place='${place}'] { ${bleed} }` : bleed;
  });
  return { ...grid, item: item.join('\n') };
}

const strips = (...spans: number[]) => spans.map((span) => ({ span, share: shoePhotoShare }));

/** Five strips to a shelf; on a tablet two and three; on a phone one to a row, with its words beside it. */
const shelf: ListLayout = {
  stretch: true,
  grids: [
    bleeding({ columns: 1, places: strips(1), gap: '0px' }),
    { from: 'phone', columns: 1, places: [{ share: shoeShare * shoePhotoShare }], gap: '0px' },
    bleeding({ from: 'tablet', columns: 6, places: strips(3, 3, 2, 2, 2), gap, rowGap: '0px' }),
    bleeding({ from: 'laptop', columns: 5, places: strips(1, 1, 1, 1, 1), gap, rowGap: '0px' }),
  ],
  /* The third strip begins at 997 px or lower, below every window in which laidOutLater holds. */
  item: `
    margin-inline: calc(-1 * ${readProperty('bleed-start')}) calc(-1 * ${readProperty('bleed-end')});

    ${laidOutLater("& [data-far] [role='img']")}
  `,
};

/**
 * The drop: a poster for the pair of the week, and the other pairs on one shelf below
 * (docs/product.md, section 2).
 */
export function ShoesScreen({ shoes, onAction }: ShoesScreenProps) {
  const [lead, ...others] = shoes;
  const add = (shoe: Shoe) => onAction({ type: 'add-shoe', shoe });
  return (
    <Drop data-ends-page={!!lead || undefined}>
      <Poster data-printed={!!lead || undefined} style={lead && inkVariables(lead.print.inks)}>
        <Container>
          <Head>
            <Title>
              <Line>Sneaker Hub</Line>
            </Title>
            <Strap>
              Pairs worth lining up for, from deadstock to this week's drop. Checked by hand,
              shipped double-boxed.
            </Strap>
          </Head>
          {lead ? (
            <LeadShoe shoe={lead} onAddToCart={add} />
          ) : (
            <EmptyState>The shelf is empty until the next drop.</EmptyState>
          )}
        </Container>
      </Poster>
      {others.length > 0 && (
        <Container>
          <Collection items={others} layout={shelf} empty={null}>
            {(shoe, index) => (
              <ShoeCard shoe={shoe} data-far={index > 1 || undefined} onAddToCart={add} />
            )}
          </Collection>
        </Container>
      )}
    </Drop>
  );
}

/* The ground of a row's last strip runs on to the window's edge (ShoeCard): `run-right` says how far. */
const Drop = styled.div`
  ${numbered}
  ${property('run-right')}: 100vw;
  /* With overflow-x alone Safari 16 would draw only what is a layer of its own. */
  position: relative;
  overflow-x: clip;

  &:dir(rtl) {
    ${property('run-right')}: 0px;
    ${property('run-left')}: 100vw;
  }
`;

const Poster = styled.header`
  padding-block: ${fluid(1.1, 1.9, 2)} ${fluid(1.75, 3, 3)};

  &[data-printed] {
    ${inked}
  }
  /* The shelf, with nothing on it. */
  &:not([data-printed]) {
    border-block-end: 0.3125rem solid ${color.text};
  }
  /* On paper its width decides its height: this one fits on a sheet of Letter, below the logo. */
  ${onPaper} {
    padding-inline-end: 2cm;
  }
`;

/* The title is as wide as this. The strap shows above it, but screen readers read the title first. */
const Head = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column-reverse;
`;

const Strap = styled.p`
  font-weight: ${fontWeight.strong};
  line-height: ${lineHeight.lede};
  text-wrap: balance;
`;

const Title = styled.h1`
  ${posterText}
  ${inkToInk(0.008)}
  padding-block-start: 0.1em;
  font-size: ${edgeToEdge(titleLength.shoesPhone)};

  /* Two lines of it would be higher than a phone held sideways. */
  ${shortWindow}, ${atLeast('tablet')} {
    font-size: ${edgeToEdge(titleLength.shoes)};
  }
`;

/* One line from a tablet on, and "Sneaker" one word, where the reader has set letters and lines apart too. */
const Line = styled.span`
  display: block;
  font-size: ${yielding(0.44)};
`;
