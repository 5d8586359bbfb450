import styled from '@emotion/styled';
import { forwardRef } from 'react';
import type { LiveShow } from '../../content/types';
import { fluid, fluidSpace, space } from '../../tokens/space';
import { fontSize, fontWeight } from '../../tokens/type';
import { atLeast, tabletOrPaper } from '../../theme/media';
import { fitting, ledeText, voiceText } from '../../theme/text';
import { color } from '../../theme/variables';
import { Badge } from '../../primitives/text/Badge';
import { Icon } from '../../primitives/pictures/Icon';
import { Picture } from '../../primitives/pictures/Picture';
import { Waveform } from '../../primitives/figures/Waveform';
import {
  aboveHeading,
  Card,
  CardAction,
  CardFoot,
  CardTitle,
  type CardRootProps,
} from '../kit/Card';
import { widthOf } from '../kit/layout';

export interface LiveShowCardProps extends CardRootProps {
  /** The show. Once it has ended, leave the card out. */
  show: LiveShow;
  /** `mirrored` puts the picture at the end. Lists use it for every second show. */
  variant?: 'plain' | 'mirrored';
  /** Called by "Listen Live". */
  onListen?: (show: LiveShow) => void;
}

/** From a tablet on, the picture takes five of the page's twelve columns. */
const sizes = `${atLeast('tablet')} ${widthOf(5, 12)}, ${widthOf(1, 1)}`;

/**
 * A podcast that is live now (docs/product.md, section 3). For one that is still to come use
 * UpcomingShowRow.
 */
export const LiveShowCard = forwardRef<HTMLElement, LiveShowCardProps>(function LiveShowCard(
  { show, variant = 'plain', onListen, ...rest },
  ref,
) {
  const { id, title, host, topic, image, print } = show;
  return (
    <Root ref={ref} subject={title} data-variant={variant} actionLast={!!onListen} {...rest}>
      <Words>
        <Title />
        <OnAir variant="onAir">Live</OnAir>
        <Topic>{topic}</Topic>
        <Sound seed={id} />
        <Foot>
          <p>
            with <Host>{host}</Host>
          </p>
          <CardAction
            variant="ink"
            icon={<Icon name="listen" size={18} />}
            onPress={onListen && (() => onListen(show))}
          >
            Listen Live
          </CardAction>
        </Foot>
      </Words>
      <Scene
        print={print}
        ratio={3 / 2}
        photo={image.photo}
        description={image.description}
        sizes={sizes}
      />
    </Root>
  );
});

const Scene = styled(Picture)(aboveHeading);

const OnAir = styled(Badge)(aboveHeading);

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`;

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${fluidSpace.gap};

  ${tabletOrPaper} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    ${Scene} {
      grid-area: 1 / 1 / auto / span 5;
      /* The picture is as high as the words beside it, if those are long. */
      place-self: stretch;
    }
    ${Words} {
      grid-area: 1 / 6 / auto / -1;
      padding-inline-start: ${fluid(0, 1.5, 2)};
    }
    &[data-variant='mirrored'] {
      ${Scene} {
        grid-column: 8 / -1;
      }
      ${Words} {
        grid-column: 1 / span 7;
        padding-inline: 0 ${fluid(0, 1.5, 2)};
      }
    }
  }
`;

const Title = styled(CardTitle)`
  ${voiceText}
  font-size: ${fitting(`calc(${fontSize.voice} * 1.12)`, 4)};
  text-wrap: balance;
`;

const Topic = styled.p`
  ${ledeText}
  color: ${color.muted};
  overflow-wrap: anywhere;
`;

const Sound = styled(Waveform)`
  block-size: max(${fluid(2.75, 5.5, 8)}, min(15vw - 8rem, 11rem));
  margin-block-start: auto;
`;

const Foot = styled(CardFoot)`
  align-items: center;
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;

const Host = styled.b`
  font-weight: ${fontWeight.strong};
`;
