import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../content/types';
import { radius } from '../tokens/radius';
import { shadow } from '../tokens/shadow';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from, print } from '../theme/media';
import { cardText } from '../theme/text';
import { color, shadowTint } from '../theme/vars';
import { Change } from '../primitives/Change';
import { Price } from '../primitives/Price';
import { Sparkline } from '../primitives/Sparkline';
import { Sleeve } from './Sleeve';

export interface FeaturedAlbumProps extends ComponentPropsWithoutRef<'article'> {
  /** The album of the day. Its picture loads at once: show one only. */
  album: Album;
}

/** The album of the day: its record half out of the sleeve, and a ticket with its price, change and line. One to a page. */
export const FeaturedAlbum = forwardRef<HTMLElement, FeaturedAlbumProps>(function FeaturedAlbum(
  { album, ...rest },
  ref,
) {
  const { title, artist, genre, price, change, trend, history } = album;
  return (
    <Root ref={ref} {...rest}>
      <Picture album={album} sizes="(min-width: 64em) 36vw, 72vw" eager />
      <Ticket>
        <Line>
          <Title>{title}</Title>
          <Amount amount={price} />
        </Line>
        <Line>
          <By>
            {artist} · {genre}
          </By>
          <Change change={change} trend={trend} period="Today" />
        </Line>
        <Curve>
          <Sparkline history={history} trend={trend} />
        </Curve>
      </Ticket>
    </Root>
  );
});

/* Sleeve and ticket share one cell: however much the ticket grows, the card grows with it. */
const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    grid-area: 1 / 1;
  }
  ${print} {
    max-inline-size: 12cm;
  }
`;

const Picture = styled(Sleeve)`
  align-self: start;
  margin-block-end: 5.5rem;

  ${from.laptop} {
    margin-block-end: 6%;
  }
`;

const Ticket = styled.div`
  position: relative;
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

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${space[4]};
`;

const Title = styled.h2`
  ${cardText}
`;

const Amount = styled(Price)`
  font-size: clamp(1.25rem, 1rem + 0.8vw, 1.625rem);
`;

const By = styled.p`
  min-inline-size: 0;
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

const Curve = styled.div`
  block-size: clamp(2rem, 4vw, 3rem);
  margin-block-start: ${space[4]};
`;
