import styled from '@emotion/styled';
import { forwardRef } from 'react';
import type { ArtPiece } from '../../content/types';
import { onCover } from '../../tokens/color';
import { fluid, fluidSpace, space } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { below, from, onPaper } from '../../theme/media';
import { cardText } from '../../theme/text';
import { color } from '../../theme/variables';
import { Print } from '../../primitives/pictures/Print';
import {
  aboveHeading,
  Card,
  CardAction,
  CardNote,
  CardTitle,
  type CardRootProps,
} from '../kit/Card';

export interface ArtCardProps extends CardRootProps {
  /** The piece. Its price is text with its currency, as shown. */
  piece: ArtPiece;
  /** The side at which the label hangs when there is no room for it beside the frame. */
  side?: 'start' | 'end';
  /** Called by "Collect". */
  onCollect?: (piece: ArtPiece) => void;
}

/**
 * A framed art piece with its label at its lower right (docs/product.md, section 3). For art among
 * the featured products use ProductCard.
 */
export const ArtCard = forwardRef<HTMLElement, ArtCardProps>(function ArtCard(
  { piece, side = 'start', onCollect, ...rest },
  ref,
) {
  const { title, artist, price, description, print } = piece;
  return (
    <Root ref={ref} subject={title} data-side={side} actionLast={!!onCollect} {...rest}>
      <Label>
        <Title />
        <CardNote>{artist}</CardNote>
        <Amount>
          {/* Without isolation, a page that reads right to left would show "0.45 ETH" as "ETH
              0.45". */}
          <bdi>{price}</bdi>
        </Amount>
        <CardAction onPress={onCollect && (() => onCollect(piece))}>Collect</CardAction>
      </Label>
      <Frame data-lead>
        <Sheet role="img" aria-label={description}>
          <Work print={print} fit="whole" />
        </Sheet>
      </Frame>
    </Root>
  );
});

/* The frame takes the room that the label leaves. Where that is too little, the label hangs
   below the frame. All works of a row stand on one line. */
const Root = styled(Card)`
  flex-flow: wrap;
  align-content: end;
  align-items: end;
  block-size: 100%;
  gap: ${space[4]} ${fluidSpace.gap};

  ${onPaper} {
    max-inline-size: 14cm;
  }
`;

/* The mat is equally wide on all four sides, whatever the format of the piece. */
const Frame = styled.div`
  ${aboveHeading}
  flex: 999 1 12rem;
  padding: 8%;
  border: 0.625rem solid ${color.frame};
  background: ${color.mat};
  box-shadow: 0 6px ${onCover.shade};

  /* On a phone every label hangs below, however short its title is. */
  ${below.pair} {
    flex-basis: 100%;
  }
`;

/* The sheet is cut to whole pixels. At a fraction of a pixel, the drawing's inks would show one
   below the other at its edge. */
const Sheet = styled.div`
  overflow: hidden;
  /* The edge of the mat's window. The paper of a print would run out into the mat. */
  outline: 1px solid ${onCover.shade};
`;

const Work = styled(Print)`
  inline-size: 101%;
  margin: -0.5%;
`;

/* The label is paper in the light of the room, in both colour schemes. It is two of the page's
   twelve columns wide. */
const Label = styled.div`
  flex: 0 0 min(${fluid(10, 13.6, 17)}, 100%);
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface};
  color: ${color.text};
  color-scheme: light;
  box-shadow: 0 3px ${onCover.shade};

  ${Root}[data-side='end'] & {
    margin-inline-start: auto;
  }
  /* Below the frame there is room for a title on one line. */
  ${below.tablet} {
    flex-basis: auto;
    min-inline-size: min(10rem, 100%);
    max-inline-size: 100%;

    /* Beside the frame they are all as wide as the longest title, so that their edges meet. */
    ${from.pair} {
      min-inline-size: min(11.8125rem, 100%);
    }
  }
`;

const Title = styled(CardTitle)`
  font-size: ${fontSize.text};
  text-wrap: balance;
`;

const Amount = styled.p`
  padding-block: ${space[1]} ${space[3]};
  ${cardText}
  font-size: ${fontSize.text};
  /* A price broken over two lines reads like two prices. */
  overflow-wrap: normal;
`;
