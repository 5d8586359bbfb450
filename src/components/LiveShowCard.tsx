import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { LiveShow } from '../content/types';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { headingText } from '../theme/text';
import { color } from '../theme/variables';
import { Badge } from '../primitives/Badge';
import { Icon } from '../primitives/Icon';
import { Picture } from '../primitives/Picture';
import { Card, CardAction, CardActions, CardMedia, CardTags, CardTitle } from './Card';

export interface LiveShowCardProps extends ComponentPropsWithoutRef<'article'> {
  /** The show. Once it has ended, leave the card out. */
  show: LiveShow;
  /** Called by "Listen Live". */
  onListen?: () => void;
}

/** A podcast that is live now (docs/product.md, section 3). For one that is still to come use UpcomingShowRow. */
export const LiveShowCard = forwardRef<HTMLElement, LiveShowCardProps>(function LiveShowCard(
  { show, onListen, ...rest },
  ref,
) {
  const { title, host, topic, image, print } = show;
  return (
    <Card ref={ref} subject={title} {...rest}>
      <Media>
        <Picture
          print={print}
          tone="ink"
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
