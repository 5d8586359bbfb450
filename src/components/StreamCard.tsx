import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Stream } from '../content/types';
import type { CoverHand } from '../tokens/cover';
import { radius } from '../tokens/radius';
import { fluid, space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from } from '../theme/media';
import { headingText } from '../theme/text';
import { color } from '../theme/variables';
import { Badge } from '../primitives/Badge';
import { Cover } from '../primitives/Cover';
import { Icon } from '../primitives/Icon';
import { Card, CardAction, CardMedia, CardTags, CardTitle } from './Card';

export interface StreamCardProps extends ComponentPropsWithoutRef<'article'> {
  /** The stream. Its viewers are short text, "1.2K"; the card adds "watching". */
  stream: Stream;
  /** The pattern of the cover. Change it from card to card, so that no two neighbours look alike. */
  hand?: CoverHand;
  /** Called by "Watch Live". */
  onWatch?: () => void;
}

/** A live-selling stream: who sells what, and how many watch (docs/product.md, section 3). For a podcast use LiveShowCard. */
export const StreamCard = forwardRef<HTMLElement, StreamCardProps>(function StreamCard(
  { stream, hand = 'glow', onWatch, ...rest },
  ref,
) {
  const { id, title, host, product, viewers, image } = stream;
  return (
    <Root ref={ref} subject={title} {...rest}>
      <CardMedia>
        <Picture
          seed={id}
          hand={hand}
          ratio={16 / 10}
          photo={image.photo}
          description={image.description}
        />
        <CardTags>
          <Badge variant="live">Live</Badge>
          <Badge variant="cover">
            <Icon name="views" size={14} />
            <bdi>{viewers} watching</bdi>
          </Badge>
        </CardTags>
      </CardMedia>
      <Details>
        <Title />
        <Words>
          <p>with {host}</p>
          <Selling>
            Selling now: <ProductName>{product}</ProductName>
          </Selling>
        </Words>
        <Watch
          variant="ink"
          icon={<Icon name="play" size={16} filled />}
          onClick={onWatch && (() => onWatch())}
        >
          Watch Live
        </Watch>
      </Details>
    </Root>
  );
});

const Root = styled(Card)`
  border: 1px solid ${color.line};
  border-radius: ${radius.panel};
  overflow: clip;
  overflow-clip-margin: 8px;
  background: ${color.surface};
`;

const Picture = styled(Cover)`
  border-radius: ${radius.panel} ${radius.panel} 0 0;
`;

const Details = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  align-items: end;
  gap: 0 ${space[5]};
  padding: ${fluid(1, 2, 1.75)};
  color: ${color.muted};
  font-size: ${fontSize.small};

  ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Title = styled(CardTitle)`
  ${headingText}
  color: ${color.text};

  ${from.laptop} {
    grid-column: 1 / -1;
  }
`;

const Words = styled.div`
  align-self: start;

  ${from.laptop} {
    align-self: end;
  }
`;

const Selling = styled.p`
  overflow-wrap: anywhere;
  margin-block-start: ${space[3]};
`;

const ProductName = styled.strong`
  color: ${color.text};
`;

const Watch = styled(CardAction)`
  justify-self: start;
  margin-block-start: ${space[5]};
`;
