import styled from '@emotion/styled';
import { forwardRef } from 'react';
import type { Stream } from '../../content/types';
import { onCover } from '../../tokens/color';
import { radius } from '../../tokens/radius';
import { space } from '../../tokens/space';
import { fontSize, lineHeight } from '../../tokens/type';
import { property } from '../../theme/customProperties';
import { forcedColors, from, onPaper } from '../../theme/media';
import { cardText, posterText } from '../../theme/text';
import { color } from '../../theme/variables';
import { Badge } from '../../primitives/text/Badge';
import { Icon } from '../../primitives/pictures/Icon';
import { Picture } from '../../primitives/pictures/Picture';
import {
  aboveHeading,
  Card,
  CardAction,
  CardFoot,
  CardMedia,
  CardNote,
  CardTitle,
  type CardRootProps,
} from '../kit/Card';

export interface StreamCardProps extends CardRootProps {
  /** The stream. Its number of viewers is short text, such as "1.2k"; the card adds "watching". */
  stream: Stream;
  /** Called by "Watch Live". */
  onWatch?: (stream: Stream) => void;
}

/**
 * A live-selling stream on a monitor: who sells what, and how many people watch (docs/product.md,
 * section 3). For a podcast use LiveShowCard.
 */
export const StreamCard = forwardRef<HTMLElement, StreamCardProps>(function StreamCard(
  { stream, onWatch, ...rest },
  ref,
) {
  const { title, host, product, viewers, image, print } = stream;
  return (
    <Card ref={ref} subject={title} actionLast={!!onWatch} {...rest}>
      <Foot>
        <Words>
          <Title />
          <CardNote>with {host}</CardNote>
        </Words>
        <CardAction
          variant="ink"
          icon={<Icon name="play" size={16} filled />}
          onPress={onWatch && (() => onWatch(stream))}
        >
          Watch Live
        </CardAction>
      </Foot>
      <Monitor>
        <Screen print={print} ratio={16 / 11} photo={image.photo} description={image.description} />
        <Tags>
          <Badge variant="live">Live</Badge>{' '}
          <Watching variant="cover">
            <Eye name="views" size={16} />
            <bdi>{`${viewers} watching`}</bdi>
          </Watching>
        </Tags>
        <Selling>
          Selling now <ProductName>{product}</ProductName>
        </Selling>
      </Monitor>
    </Card>
  );
});

/* The picture and the words on it share one grid cell, so that long words make the picture
   higher instead of running into each other. */
const Monitor = styled(CardMedia)`
  ${aboveHeading}
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  /* A monitor's case is dark in both schemes. */
  color-scheme: dark;
  border: 0.5rem solid ${color.raised};
  background: ${color.raised};
  border-radius: ${radius.monitor};
  outline: 1px solid ${color.line};
  overflow: clip;

  /* On paper it is no larger than its words need. */
  ${onPaper} {
    inline-size: min(9cm, 100%);
    outline: 0;
  }
`;

const Screen = styled(Picture)`
  grid-area: 2 / 1 / -1;
  place-self: stretch;
  /* On a narrow monitor the price tag would otherwise cover the whole face. */
  min-block-size: min(15rem, 68vw);
  /* Firefox would make it wider than the monitor, by its ratio, where it is that high. */
  inline-size: 100%;
  border-start-start-radius: 0;
  border-start-end-radius: 0;
  /* Heads and lights keep clear of the strip above the picture. */
  ${property('scene-shift')}: 0 4%;
`;

/* A line above the picture: a strip in its corner would lie on the faces. */
const Tags = styled.div`
  grid-area: 1 / 1;
  display: flex;
  flex-wrap: wrap;
  background: ${onCover.tag};
  print-color-adjust: exact;
`;

/* The size is limited by the width of a phone, which the monitor fills, so that "watching" stays in
   one piece however large the text is. */
const Watching = styled(Badge)`
  font-size: min(${fontSize.caption}, 6.5vw);
`;

const Eye = styled(Icon)`
  margin-inline-end: ${space[2]};
`;

/* The product is written on a price tag on a string, which lies over the lower third of the
   picture. */
const Selling = styled.p`
  position: relative;
  grid-area: 3 / 1;
  justify-self: start;
  max-inline-size: 98%;
  margin-block-end: ${space[4]};
  padding-block: ${space[2]};
  padding-inline: min(${space[4]}, 4.8vw) min(${space[8]}, 9.6vw);
  background: ${onCover.tag};
  color: ${onCover.tag};
  font-size: ${fontSize.caption};
  line-height: ${lineHeight.short};
  overflow-wrap: anywhere;
  --wx-point: calc(100% - min(1.5rem, 7.2vw));
  clip-path: polygon(0 0, var(--wx-point) 0, 100% 50%, var(--wx-point) 100%, 0 100%);
  print-color-adjust: exact;
  isolation: isolate;

  /* The tag's paper has a dark outline, because it also lies on light pictures. */
  &::before {
    content: '';
    position: absolute;
    inset: 2px 0;
    inset-inline-end: 3px;
    z-index: -1;
    background: ${onCover.text};
    clip-path: inherit;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 0.3rem);
    inset-inline-end: min(0.9375rem, 4vw);
    border: 0.3rem solid;
    border-radius: 50%;
  }
  &:dir(rtl) {
    --wx-point: min(1.5rem, 7.2vw);
    clip-path: polygon(100% 0, var(--wx-point) 0, 0 50%, var(--wx-point) 100%, 100% 100%);
  }
  ${forcedColors} {
    clip-path: none;
    outline: 1px solid;
  }
`;

const ProductName = styled.strong`
  ${cardText}
  display: block;
  font-size: min(${fontSize.lede}, 8.2vw);
`;

const titleSize = `max(${fontSize.heading}, 2rem)`;

/* The button moves below the words where they would have no room beside it. */
const Foot = styled(CardFoot)`
  align-items: start;
  column-gap: ${space[4]};
  padding-block: ${space[4]} ${space[1]};
`;

const Words = styled.div`
  flex: 1 1 10.5rem;
  min-inline-size: 0;

  /* Two streams stand side by side, so a title on two lines beside one on one line would be seen. */
  ${from.tablet} {
    flex-basis: calc(6.4 * ${titleSize});
  }
`;

const Title = styled(CardTitle)`
  ${posterText}
  margin-block-end: ${space[1]};
  font-size: ${titleSize};
  line-height: ${lineHeight.voice};
`;
