import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { LiveShow } from '../content/types';
import type { CoverHand } from '../tokens/cover';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { zIndex } from '../tokens/zIndex';
import { headingText } from '../theme/text';
import { color } from '../theme/vars';
import { Badge } from '../primitives/Badge';
import { Button } from '../primitives/Button';
import { Cover } from '../primitives/Cover';
import { Icon } from '../primitives/Icon';
import { VisuallyHidden } from '../primitives/VisuallyHidden';

export interface LiveShowCardProps extends ComponentPropsWithoutRef<'article'> {
  /** What is on the air. Once it has ended, leave the card out. */
  show: LiveShow;
  /** How the cover is drawn. Change it from card to card, so that no two neighbours look alike. */
  hand?: CoverHand;
  /** For the first picture of a page only. */
  eager?: boolean;
  /** Called by "Listen Live". */
  onListen?: () => void;
}

/** A podcast that is on the air now (specification, section 3: podcast live show). For one to come use UpcomingShowRow. */
export const LiveShowCard = forwardRef<HTMLElement, LiveShowCardProps>(function LiveShowCard(
  { show, hand = 'grooves', eager, onListen, ...rest },
  ref,
) {
  const { id, title, host, topic, live, image } = show;
  return (
    <Root ref={ref} {...rest}>
      <Picture>
        <Cover
          seed={id}
          hand={hand}
          ratio={16 / 9}
          photo={image.photo}
          description={image.description}
          sizes="(min-width: 48em) 46vw, 92vw"
          eager={eager}
        />
        {live && <OnAir data-variant="live">Live</OnAir>}
      </Picture>
      <Title>{title}</Title>
      <Topic>{topic}</Topic>
      <Foot>
        <p>with {host}</p>
        <Button variant="ink" onClick={onListen}>
          <Icon name="listen" size={18} />
          Listen Live<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </Foot>
    </Root>
  );
});

const Root = styled.article`
  display: flex;
  flex-direction: column;
`;

const Picture = styled.div`
  position: relative;
  margin-block-end: ${space[5]};
`;

const OnAir = styled(Badge)`
  position: absolute;
  inset-block-start: ${space[4]};
  inset-inline-start: ${space[4]};
  z-index: ${zIndex.onCover};
`;

const Title = styled.h3`
  ${headingText}
`;

const Topic = styled.p`
  margin-block: ${space[2]} ${space[5]};
  color: ${color.muted};
  text-wrap: balance;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-block-start: auto;
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
  font-size: ${fontSize.small};
`;
