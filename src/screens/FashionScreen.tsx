import styled from '@emotion/styled';
import type { Garment } from '../content/types';
import { fluid, fluidSpace, space } from '../tokens/space';
import { poster } from '../tokens/type';
import { property } from '../theme/customProperties';
import { forcedColors, from, onPaper, tabletOrPaper } from '../theme/media';
import { fitting, posterEdge, posterText, unzoomed, yielding } from '../theme/text';
import { color, ticketColors } from '../theme/variables';
import { numbered } from '../components/kit/catalogueNumber';
import { Collection } from '../components/kit/Collection';
import { EmptyState } from '../components/kit/EmptyState';
import { GarmentCard, garmentPhotoShare } from '../components/goods/GarmentCard';
import { Lede } from '../components/kit/Lede';
import { bareRail } from '../components/kit/rail';
import { Container } from '../primitives/text/Container';
import type { ScreenProps } from './ScreenProps';
import { atPlace, type ListLayout } from '../components/kit/layout';

export interface FashionScreenProps extends ScreenProps {
  /** In the order they hang in; may be empty. */
  garments: readonly Garment[];
}

const { least, most } = garmentPhotoShare;

/** Two rails, by place: the large picture takes turns with the small ones. */
const hung = [
  { variant: 'wide', start: 1, span: 5, share: least },
  { variant: 'tall', start: 6, span: 4, share: least },
  { variant: 'small', start: 10, span: 3, share: most },
  { variant: 'tall', start: 1, span: 4, share: least },
  { variant: 'wide', start: 5, span: 5, share: least },
  { variant: 'small', start: 10, span: 3, share: most },
] as const;

const inPairs = [1, 7, 4, 1, 7, 4].map((start) => ({ start, span: 6, share: least }));

/** Three pieces to a rail; in smaller windows two, and the third in the middle; on a phone one. */
const rails: ListLayout = {
  // Lists of more than 48 items skip groups that are far from the window, which would cut rails off at
  // their cells and begin the pieces' numbers anew in each group. So none is skipped here.
  group: 'content-visibility: visible;',
  grids: [
    { columns: 1, places: [{ share: least }], gap: fluidSpace.gap, rowGap: space[12] },
    { from: 'pair', columns: 12, places: inPairs, gap: fluidSpace.gap, rowGap: space[12] },
    {
      from: 'tablet',
      print: true,
      columns: 12,
      places: hung,
      gap: fluidSpace.gap,
      rowGap: fluidSpace.between,
    },
  ],
};

/**
 * A clothes rail: pieces in three lengths, hung from one side of the window to the other
 * (docs/product.md, section 2).
 */
export function FashionScreen({ garments, onAction }: FashionScreenProps) {
  const add = (garment: Garment) => onAction({ type: 'add-garment', garment });
  return (
    <Rails>
      <Container>
        <Head>
          <Title>
            <Line>Creator</Line>
            <br /> <SecondLine>Couture</SecondLine>
          </Title>
          <Swing>
            <HangTag>
              Made in short runs by the people on the records. Heavy cotton, honest cuts and prints
              that never come back once they sell through.
            </HangTag>
          </Swing>
        </Head>
        <Collection
          items={garments}
          layout={rails}
          empty={<Bare>The rail is empty until the next run.</Bare>}
          eager
        >
          {(garment, index) => (
            <GarmentCard
              garment={garment}
              variant={atPlace(hung, index)?.variant}
              onAddToCart={add}
            />
          )}
        </Collection>
      </Container>
    </Rails>
  );
}

/* The rails run on to both ends of the window, wherever the cards stand. */
const Rails = styled.div`
  ${numbered}
  ${property('rail')}: 100vw;
  /* With overflow-x alone Safari 16 would draw only what is a layer of its own. */
  position: relative;
  overflow-x: clip;
`;

const Head = styled.header`
  display: grid;
  gap: ${space[12]} ${space[6]};
  padding-block: ${fluid(2, 4, 5)} ${fluid(2, 3.4, 4)};

  ${tabletOrPaper} {
    grid-template-columns: max-content minmax(0, ${fluid(20, 31.4, 37.5)});
    justify-content: space-between;
  }
`;

const Bare = styled(EmptyState)(bareRail);

const phoneSize = `max(${poster.fashion}, min(28vw, 28vh))`;

/* On a phone the string of the tag comes out from under a letter. */
const Title = styled.h1`
  ${posterText}
  ${posterEdge}
  z-index: 2;
  font-size: ${fitting(phoneSize, 2.6)};

  ${tabletOrPaper} {
    font-size: ${fitting(unzoomed(poster.fashion), 3.2)};
  }
`;

const Line = styled.span`
  font-size: ${yielding(0.25)};
`;

const SecondLine = styled(Line)`
  ${tabletOrPaper} {
    margin-inline-start: 0.52em;
  }
`;

/** The largest width of the tag on a phone. */
const tagWidth = '26rem';

/* The tag hangs by a string, and a little askew: from the title on a phone, else from the header. */
const Swing = styled.div`
  --wx-string: 5.1rem;
  position: relative;
  justify-self: end;
  align-self: start;
  max-inline-size: min(${tagWidth}, 94%);
  rotate: 2.5deg;
  transform-origin: 50% -4rem;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(1.5rem - var(--wx-string));
    left: 50%;
    z-index: 1;
    block-size: var(--wx-string);
    border-inline-start: 2px solid ${color.muted};
  }
  &:dir(rtl) {
    rotate: -2.5deg;
  }
  /* The string hangs from the title's last letter. */
  ${from.pair} {
    --wx-string: 5.5rem;
    margin-inline-end: max(0px, 91vw - ${tagWidth} / 2 - 1.91 * ${phoneSize});
  }
  ${tabletOrPaper} {
    --wx-string: 14rem;
    margin-inline-end: 0;
    max-inline-size: ${fluid(25.5, 31.4, 37.5)};
    margin-block-start: ${fluid(0.5, 2, 4)};
  }
`;

const HangTag = styled(Lede)`
  ${ticketColors}
  /* Seen in forced colours, where the paper is not. */
  border: 2px solid #0000;
  padding: ${space[12]} min(${space[6]}, 7vw) ${space[6]};
  font-size: ${fluid(1.0625, 1.53, 1.8125)};
  clip-path: polygon(2rem 0, calc(100% - 2rem) 0, 100% 2rem, 100% 100%, 0 100%, 0 2rem);
  mask: radial-gradient(circle 0.5rem at 50% 1.375rem, #0000 94%, #000);

  ${from.tablet} {
    padding-inline: ${space[8]};
  }
  /* What is masked may be left out on paper. */
  ${onPaper} {
    mask: none;
  }
  /* The cut corners would leave gaps in the border. */
  ${forcedColors} {
    clip-path: none;
    mask: none;
  }
`;
