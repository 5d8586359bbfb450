import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Stream } from '../content/types';
import type { CoverHand } from '../tokens/cover';
import { radius } from '../tokens/radius';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { zIndex } from '../tokens/zIndex';
import { from } from '../theme/media';
import { headingText } from '../theme/text';
import { color } from '../theme/vars';
import { Badge } from '../primitives/Badge';
import { Button } from '../primitives/Button';
import { Cover } from '../primitives/Cover';
import { Icon } from '../primitives/Icon';
import { VisuallyHidden } from '../primitives/VisuallyHidden';

export interface StreamCardProps extends ComponentPropsWithoutRef<'article'> {
  /** Who sells what. The viewers are short text, "1.2K"; the card adds "watching". */
  stream: Stream;
  /** How the cover is drawn. Change it from card to card, so that no two neighbours look alike. */
  hand?: CoverHand;
  /** For the first picture of a page only. */
  eager?: boolean;
  /** Called by "Watch Live". */
  onWatch?: () => void;
}

/** A monitor on the studio wall: who sells what, and how many watch (specification, section 3: live-selling stream). */
export const StreamCard = forwardRef<HTMLElement, StreamCardProps>(function StreamCard(
  { stream, hand = 'glow', eager, onWatch, ...rest },
  ref,
) {
  const { id, title, host, product, viewers, image } = stream;
  return (
    <Root ref={ref} {...rest}>
      <Screen>
        <Cover
          seed={id}
          hand={hand}
          ratio={16 / 10}
          photo={image.photo}
          description={image.description}
          sizes="(min-width: 48em) 46vw, 92vw"
          eager={eager}
        />
        <Status>
          <Badge data-variant="live">Live</Badge>
          <Badge data-variant="cover">
            <Icon name="views" size={14} />
            <bdi>{viewers} watching</bdi>
          </Badge>
        </Status>
      </Screen>
      <Strip>
        <Title>{title}</Title>
        <div>
          <p>with {host}</p>
          <Selling>
            Selling now: <strong>{product}</strong>
          </Selling>
        </div>
        <Button variant="ink" onClick={onWatch}>
          <Icon name="play" size={16} filled />
          Watch Live<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </Strip>
    </Root>
  );
});

const Root = styled.article`
  display: flex;
  flex-direction: column;
  border: 1px solid ${color.line};
  border-radius: ${radius.panel};
  overflow: clip;
  overflow-clip-margin: 8px;
  background: ${color.surface};
`;

const Screen = styled.div`
  position: relative;

  > [data-hand],
  > div:first-of-type {
    border-radius: ${radius.panel} ${radius.panel} 0 0;
  }
`;

const Status = styled.div`
  position: absolute;
  inset-block-start: ${space[4]};
  inset-inline: ${space[4]};
  z-index: ${zIndex.onCover};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]};
`;

const Strip = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  align-items: end;
  gap: 0 ${space[5]};
  padding: clamp(1rem, 2vw, 1.75rem);
  color: ${color.muted};
  font-size: ${fontSize.small};

  > div {
    align-self: start;
  }
  > button {
    justify-self: start;
    margin-block-start: ${space[5]};
  }
  ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) auto;
    > h3 {
      grid-column: 1 / -1;
    }
    > div {
      align-self: end;
    }
  }
`;

const Title = styled.h3`
  ${headingText}
  color: ${color.text};
`;

const Selling = styled.p`
  overflow-wrap: anywhere;
  margin-block-start: ${space[3]};

  strong {
    color: ${color.text};
  }
`;
