import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { ArtPiece } from '../content/types';
import type { CoverHand } from '../tokens/cover';
import { radius } from '../tokens/radius';
import { shadow } from '../tokens/shadow';
import { fluidSpace, space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { print } from '../theme/media';
import { color, shadowTint } from '../theme/variables';
import { Cover } from '../primitives/Cover';
import { Price } from '../primitives/Price';
import { Card, CardAction, CardNote, CardTitle } from './Card';

export interface ArtCardProps extends ComponentPropsWithoutRef<'article'> {
  /** The piece. Its price is text with its currency, as shown. */
  piece: ArtPiece;
  /** The pattern of the cover. Art has no category that would choose one; make it differ from the neighbours'. */
  hand: CoverHand;
  /** Width by height of the picture. */
  ratio?: number;
  /** Called by "Collect". */
  onCollect?: () => void;
}

/** A framed art piece with its label below it (docs/product.md, section 3). For art among the featured products use ProductCard. */
export const ArtCard = forwardRef<HTMLElement, ArtCardProps>(function ArtCard(
  { piece, hand, ratio = 1, onCollect, ...rest },
  ref,
) {
  const { id, title, artist, price, image } = piece;
  return (
    <Root ref={ref} subject={title} {...rest}>
      <Frame>
        <Canvas
          seed={id}
          hand={hand}
          ratio={ratio}
          photo={image.photo}
          description={image.description}
        />
      </Frame>
      <Label>
        <Title />
        <CardNote>{artist}</CardNote>
        <Amount amount={price} />
        <Collect onClick={onCollect && (() => onCollect())}>Collect</Collect>
      </Label>
    </Root>
  );
});

const Root = styled(Card)`
  display: grid;
  gap: ${space[5]};
`;

/** From the edge of the frame to the picture. */
export const artFrame = fluidSpace.tile;

/* A pale mat and a thin frame, as around a picture on a wall. */
const Frame = styled.div`
  padding: ${artFrame};
  border: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${shadow.sleeve} ${shadowTint};

  ${print} {
    max-inline-size: 9cm;
    box-shadow: none;
  }
`;

const Canvas = styled(Cover)`
  border-radius: ${radius.sleeve};

  /* A piece is printed whole; Cover would crop it. */
  ${print} {
    max-block-size: none;
  }
`;

const Label = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  inline-size: min(100%, 17rem);
  padding-inline-start: ${space[4]};
  border-inline-start: 2px solid ${color.text};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

const Title = styled(CardTitle)`
  color: ${color.text};
`;

const Amount = styled(Price)`
  color: ${color.text};
`;

const Collect = styled(CardAction)`
  margin-block-start: ${space[3]};
`;
