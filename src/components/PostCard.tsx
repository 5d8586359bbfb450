import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent } from 'react';
import type { Post } from '../content/types';
import { space } from '../tokens/space';
import { fontSize, fontWeight } from '../tokens/type';
import { from } from '../theme/media';
import { displayText, ledeText } from '../theme/text';
import { color } from '../theme/vars';
import { Cover } from '../primitives/Cover';
import { formatDay } from '../primitives/format';
import { TextLink } from '../primitives/TextLink';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { hands } from './hands';

export interface PostCardProps extends ComponentPropsWithoutRef<'article'> {
  /** The article. Its date is a day without a time. */
  post: Post;
  /** `lead` for the one story that opens the page; `brief` for the rest. */
  variant?: 'lead' | 'brief';
  /** Called by "Read More", which goes nowhere by itself. */
  onRead?: () => void;
}

/** An article of the magazine: picture, section, headline, excerpt, byline (specification, section 3: blog post). */
export const PostCard = forwardRef<HTMLElement, PostCardProps>(function PostCard(
  { post, variant = 'brief', onRead, ...rest },
  ref,
) {
  const { id, title, excerpt, author, date, category, image } = post;
  const lead = variant === 'lead';
  const read = (event: MouseEvent) => {
    event.preventDefault();
    onRead?.();
  };
  return (
    <Root ref={ref} data-variant={variant} {...rest}>
      <Cover
        seed={id}
        hand={hands[category]}
        ratio={3 / 2}
        photo={image.photo}
        description={image.description}
        sizes={lead ? '(min-width: 64em) 58vw, 92vw' : '(min-width: 48em) 30vw, 92vw'}
        eager={lead}
      />
      <Words>
        <Kicker>{category}</Kicker>
        <Headline>{title}</Headline>
        <Excerpt>{excerpt}</Excerpt>
        <Byline>
          By {author}, <time dateTime={date}>{formatDay(date)}</time>
        </Byline>
        <TextLink href="#" onClick={read}>
          Read More<VisuallyHidden> {title}</VisuallyHidden>
        </TextLink>
      </Words>
    </Root>
  );
});

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-content: start;

  ${from.laptop} {
    &[data-variant='lead'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: clamp(2rem, 4vw, 4.5rem);
    }
  }
  &[data-variant='brief'] {
    grid-template-rows: auto 1fr;
    align-content: stretch;
  }
`;

/* The excerpt takes what room there is, so that bylines of neighbours share a line. */
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

const Headline = styled.h2`
  ${displayText}
  font-size: clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem);
  letter-spacing: -0.03em;
  line-height: 1.1;

  [data-variant='lead'] & {
    font-size: clamp(2rem, max(1.2rem + 3vw, 0.3rem + 4.1vw), 5.25rem);
    line-height: 0.98;
  }
`;

const Excerpt = styled.p`
  color: ${color.muted};
  overflow-wrap: anywhere;
  text-wrap: pretty;

  [data-variant='lead'] & {
    ${ledeText}
    margin-block-start: ${space[2]};
  }
`;

const Byline = styled.p`
  font-size: ${fontSize.small};

  time {
    white-space: nowrap;
  }
`;
