import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { ArtPiece } from '../content/types';
import type { CoverHand } from '../tokens/cover';
import { radius } from '../tokens/radius';
import { shadow } from '../tokens/shadow';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { print } from '../theme/media';
import { cardText } from '../theme/text';
import { color, shadowTint } from '../theme/vars';
import { Button } from '../primitives/Button';
import { Cover } from '../primitives/Cover';
import { Price } from '../primitives/Price';
import { VisuallyHidden } from '../primitives/VisuallyHidden';

export interface ArtCardProps extends ComponentPropsWithoutRef<'article'> {
  /** The piece. Its price is text with its currency, as shown. */
  piece: ArtPiece;
  /** Art has no category; the wall gives each piece a hand unlike its neighbours'. */
  hand: CoverHand;
  /** Width by height of the picture. */
  ratio?: number;
  /** The width the picture is shown at, as in `<img sizes>`. */
  sizes?: string;
  /** For the first picture of a page only. */
  eager?: boolean;
  /** Called by "Collect". */
  onCollect?: () => void;
}

/** A piece on the gallery wall, with its label below it (specification, section 3: digital art piece). */
export const ArtCard = forwardRef<HTMLElement, ArtCardProps>(function ArtCard(
  { piece, hand, ratio = 1, sizes, eager, onCollect, ...rest },
  ref,
) {
  const { id, title, artist, price, image } = piece;
  return (
    <Root ref={ref} {...rest}>
      <Frame>
        <Canvas
          seed={id}
          hand={hand}
          ratio={ratio}
          photo={image.photo}
          description={image.description}
          sizes={sizes}
          eager={eager}
        />
      </Frame>
      <Label>
        <Title>{title}</Title>
        <p>{artist}</p>
        <Price amount={price} />
        <Button onClick={onCollect}>
          Collect<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </Label>
    </Root>
  );
});

const Root = styled.article`
  display: grid;
  gap: ${space[5]};
`;

/* A pale mat and a thin frame: what hangs is a picture, not a card. */
const Frame = styled.div`
  padding: clamp(0.75rem, 1.6vw, 1.5rem);
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

  /* Cut by nobody. */
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

  > button {
    margin-block-start: ${space[3]};
  }
  > p:last-of-type {
    color: ${color.text};
  }
`;

const Title = styled.h2`
  ${cardText}
  color: ${color.text};
`;
