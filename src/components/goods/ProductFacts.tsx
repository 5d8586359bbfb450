import styled from '@emotion/styled';
import type { Product } from '../../content/types';
import { fluidSpace, space } from '../../tokens/space';
import { fontSize, fontWeight } from '../../tokens/type';
import { from, onTablet, phoneOrLaptop } from '../../theme/media';
import { fitting, headingText } from '../../theme/text';
import { formatCountOf } from '../../lib/format';
import { Price } from '../../primitives/figures/Price';
import { Rating } from '../../primitives/figures/Rating';
import { CardNote, CardRoot, CardTitle } from '../kit/Card';

/** The words and figures of a ProductCard. */
export const ProductFacts = ({ product }: { product: Product }) => (
  <Facts>
    <Title />
    <Byline>{`by ${product.artist}`}</Byline>
    <Cost amount={product.price} original={product.originalPrice} />
    <Figures>
      {product.duration && <Time aria-hidden>{product.duration}</Time>}{' '}
      <Rating value={product.rating} />{' '}
      <bdi>{formatCountOf(product.downloads, 'download', 'downloads')}</bdi>
    </Figures>
  </Facts>
);

/** Styles of a part of a wide card. Between a phone and a laptop it has no more room than others. */
export const wide = (styles: string, windows = phoneOrLaptop) => `
  ${windows} {
    ${CardRoot}[data-variant='wide'] & {
      ${styles}
    }
  }
`;

/* In a wide card the price stands at the end of the name's line, and the figures below it. In smaller
   windows names often have two lines, so prices and ratings stand above the button, in one line with
   those of the cards beside. From a laptop on they have one line: there name, price and figures stay
   together, and free room is above the button. */
const Facts = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto auto;
  align-items: baseline;
  padding-block: ${space[4]};
  ${from.laptop} {
    grid-template-rows: auto auto auto 1fr;
  }
  ${wide(`
    grid-template-columns: minmax(min(8rem, 45%), max-content) 1fr;
    column-gap: ${fluidSpace.gap};
  `)}
`;

const Title = styled(CardTitle)`
  ${wide(`
    ${headingText}
    font-size: ${fitting(fontSize.heading, 11)};
  `)}
`;

const Cost = styled(Price)`
  padding-block: ${space[2]};
  font-weight: ${fontWeight.heading};
  ${wide(`
    grid-area: 1 / 2;
    justify-content: end;
    padding-block: 0;
    font-size: ${fontSize.name};
  `)}
`;

const Figures = styled(CardNote)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 min(${space[4]}, 3.3vw);
  /* Only some of the cards side by side would have room for them on one line, and the prices above
     them would not stand in one. */
  ${onTablet} {
    flex-direction: column;
  }
  ${wide('grid-column: 1 / -1;')}
  /* On one line they are wider than the price above them, and reach into the byline's column. */
  ${wide(`grid-column: 2; justify-content: end; margin-inline-start: -${space[12]};`, from.laptop)}
`;

const Byline = styled(CardNote)(wide(`padding-inline-end: ${space[12]};`, from.laptop));

const Time = styled.span`
  ${from.pair} {
    display: none;
  }
`;
