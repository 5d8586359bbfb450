import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { LiveShow } from '../content/types';
import type { CoverHand } from '../tokens/cover';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { headingText } from '../theme/text';
import { color } from '../theme/variables';
import { Badge } from '../primitives/Badge';
import { Cover } from '../primitives/Cover';
import { Icon } from '../primitives/Icon';
import { Card, CardAction, CardActions, CardMedia, CardTags, CardTitle } from './Card';

export interface LiveShowCardProps extends ComponentPropsWithoutRef<'article'> {
  /** The show. Once it has ended, leave the card out. */
  show: LiveShow;
  /** The pattern of the cover. Change it from card to card, so that no two neighbours look alike. */
  hand?: CoverHand;
  /** Called by "Listen Live". */
  onListen?: () => void;
}

/** A podcast that is live now (docs/product.md, section 3). For one that is still to come use UpcomingShowRow. */
export const LiveShowCard = forwardRef<HTMLElement, LiveShowCardProps>(function LiveShowCard(
  { show, hand = 'grooves', onListen, ...rest },
  ref,
) {
  const { id, title, host, topic, image } = show;
  return (
    <Card ref={ref} subject={title} {...rest}>
      <Media>
        <Cover
          seed={id}
          hand={hand}
          ratio={16 / 9}
          photo={image.photo}
          description={image.description}
        />
        <CardTags>
          <Badge variant="live">Live</Badge>
        </CardTags>
      </Media>
      <Title />
      <Topic>{topic}</Topic>
      <Foot>
        <p>with {host}</p>
        <CardAction
          variant="ink"
          icon={<Icon name="listen" size={18} />}
          onClick={onListen && (() => onListen())}
        >
          Listen Live
        </CardAction>
      </Foot>
    </Card>
  );
});

const Media = styled(CardMedia)`
  margin-block-end: ${space[5]};
`;

const Title = styled(CardTitle)`
  ${headingText}
`;

const Topic = styled.p`
  margin-block: ${space[2]} ${space[5]};
  color: ${color.muted};
  text-wrap: balance;
`;

const Foot = styled(CardActions)`
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
  font-size: ${fontSize.small};
`;
