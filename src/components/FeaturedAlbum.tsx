import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../content/types';
import { radius } from '../tokens/radius';
import { shadow } from '../tokens/shadow';
import { fluid, fluidSpace, space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from, print } from '../theme/media';
import { color, shadowTint } from '../theme/variables';
import { PriceChange } from '../primitives/PriceChange';
import { Price } from '../primitives/Price';
import { Sparkline } from '../primitives/Sparkline';
import { Card, CardLine, CardNote, CardTitle } from './Card';
import { sizesAt } from './layout';
import { Sleeve } from './Sleeve';

export interface FeaturedAlbumProps extends ComponentPropsWithoutRef<'article'> {
  /** The album. */
  album: Album;
}

/** The cover takes three quarters of the card, and the card half of the page from a tablet on. */
const sizes = sizesAt(
  {
    grids: [
      { columns: 4, spans: [3], gap: '0px' },
      { from: 'tablet', columns: 8, spans: [3], gap: fluidSpace.afterHead },
    ],
  },
  0,
);

/** The album of the day: its record half out of the sleeve, and a ticket with its price, change and line. Its picture loads first: use it once on a page. For a list use AlbumBoard. */
export const FeaturedAlbum = forwardRef<HTMLElement, FeaturedAlbumProps>(function FeaturedAlbum(
  { album, ...rest },
  ref,
) {
  const { title, artist, genre, price, change, trend, history } = album;
  return (
    <Root ref={ref} subject={title} {...rest}>
      <Picture album={album} sizes={sizes} eager />
      <Ticket>
        <CardLine>
          <CardTitle />
          <Amount amount={price} />
        </CardLine>
        <CardLine>
          <Byline>
            {artist} · {genre}
          </Byline>
          <PriceChange change={change} trend={trend} period="Today" />
        </CardLine>
        <Curve>
          <Sparkline history={history} trend={trend} />
        </Curve>
      </Ticket>
    </Root>
  );
});

/* Sleeve and ticket share one cell, so that the card grows with the ticket. */
const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${print} {
    max-inline-size: 12cm;
  }
`;

const Picture = styled(Sleeve)`
  grid-area: 1 / 1;
  align-self: start;
  margin-block-end: 5.5rem;

  ${from.laptop} {
    margin-block-end: 6%;
  }
`;

const Ticket = styled.div`
  position: relative;
  grid-area: 1 / 1;
  align-self: end;
  margin-inline-start: 2%;

  ${from.laptop} {
    margin-inline-start: 4%;
  }
  inline-size: min(96%, max(56%, 19.5rem));
  padding: ${space[4]} ${space[5]} ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.panel};
  background: ${color.surface};
  box-shadow: ${shadow.float} ${shadowTint};
`;

const Amount = styled(Price)`
  font-size: ${fontSize.ticket};
`;

const Byline = styled(CardNote)`
  min-inline-size: 0;
`;

const Curve = styled.div`
  block-size: ${fluid(2, 4, 3)};
  margin-block-start: ${space[4]};
`;
