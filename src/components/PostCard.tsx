import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Post } from '../content/types';
import { breakpoint } from '../tokens/breakpoint';
import { fluid, space } from '../tokens/space';
import { fontSize, fontWeight } from '../tokens/type';
import { from } from '../theme/media';
import { displayText, ledeText } from '../theme/text';
import { color } from '../theme/variables';
import { Cover } from '../primitives/Cover';
import { formatDay } from '../primitives/format';
import { PlaceholderLink } from '../primitives/PlaceholderLink';
import { Card, CardTitle } from './Card';
import { hands } from './hands';
import { contentWidth } from './layout';

export interface PostCardProps extends ComponentPropsWithoutRef<'article'> {
  /** The article. Its date is a day without a time. */
  post: Post;
  /** `lead` for the one story that opens the page: as wide as the page, and its picture loads first. `brief` for the rest. */
  variant?: 'lead' | 'brief';
  /** Called by "Read More", which leads to no page. */
  onRead?: () => void;
}

const leadGap = fluid(2, 4, 4.5);

/** From a laptop on, the words of a lead story stand beside its picture. */
const leadSizes = `(min-width: ${breakpoint.laptop / 16}em) calc((${contentWidth} - ${leadGap}) * 7 / 12), ${contentWidth}`;

/** An article of the magazine: picture, section, headline, excerpt, byline (docs/product.md, section 3). */
export const PostCard = forwardRef<HTMLElement, PostCardProps>(function PostCard(
  { post, variant = 'brief', onRead, ...rest },
  ref,
) {
  const { id, title, excerpt, author, date, category, image } = post;
  return (
    <Root ref={ref} subject={title} data-variant={variant} {...rest}>
      <Cover
        seed={id}
        hand={hands[category]}
        ratio={3 / 2}
        photo={image.photo}
        description={image.description}
        {...(variant === 'lead' && { sizes: leadSizes, eager: true })}
      />
      <Words>
        <Kicker>{category}</Kicker>
        <Headline />
        <Excerpt>{excerpt}</Excerpt>
        <Byline>
          By {author}, <Day dateTime={date}>{formatDay(date)}</Day>
        </Byline>
        {onRead && (
          <PlaceholderLink subject={title} onPress={onRead}>
            Read More
          </PlaceholderLink>
        )}
      </Words>
    </Root>
  );
});

/* The excerpt takes the room that is left, so that the bylines of neighbours are on one line. */
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto auto;
  justify-items: start;
  gap: ${space[3]};
`;

const Kicker = styled.p`
  color: ${color.accentText};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.strong};
`;

const Headline = styled(CardTitle)`
  ${displayText}
  font-size: ${fontSize.headline};
  letter-spacing: -0.03em;
  line-height: 1.1;
`;

const Excerpt = styled.p`
  color: ${color.muted};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  &[data-variant='lead'] {
    align-content: start;

    ${Headline} {
      font-size: ${fontSize.lead};
      line-height: 0.98;
    }
    ${Excerpt} {
      ${ledeText}
      margin-block-start: ${space[2]};
    }
    ${from.laptop} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: ${leadGap};
    }
  }
  &[data-variant='brief'] {
    grid-template-rows: auto 1fr;
  }
`;

const Byline = styled.p`
  font-size: ${fontSize.small};
`;

const Day = styled.time`
  white-space: nowrap;
`;
