import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Discussion } from '../content/types';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from } from '../theme/media';
import { cardText, tabular } from '../theme/text';
import { color } from '../theme/vars';
import { Badge } from '../primitives/Badge';
import { Cover } from '../primitives/Cover';
import { formatCount } from '../primitives/format';
import { discussionColumns } from './discussionColumns';

export interface DiscussionRowProps extends ComponentPropsWithoutRef<'article'> {
  /** The thread. Its last reply is relative, as shown; it does not tick. */
  discussion: Discussion;
}

/** A thread in the forum's index: what it is about, who began it, how lively it is (specification, section 3: discussion). */
export const DiscussionRow = forwardRef<HTMLElement, DiscussionRowProps>(function DiscussionRow(
  { discussion, ...rest },
  ref,
) {
  const { title, author, replies, views, lastReply, lastReplyAt, category } = discussion;
  return (
    <Root ref={ref} {...rest}>
      <Avatar seed={author} hand="sweep" />
      <Subject>
        <Title>{title}</Title>
        <By>
          <Badge>{category}</Badge>
          by {author}
        </By>
      </Subject>
      <Facts>
        <div>
          <dt>Replies</dt>
          <dd>{formatCount(replies)}</dd>
        </div>
        <div>
          <dt>Views</dt>
          <dd>{formatCount(views)}</dd>
        </div>
        <div>
          <dt>Last reply</dt>
          <dd>
            <time dateTime={lastReplyAt}>
              {/* Right to left, "5 hours ago" would come out as "hours ago 5". */}
              <bdi>{lastReply}</bdi>
            </time>
          </dd>
        </div>
      </Facts>
    </Root>
  );
});

const Root = styled.article`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  align-items: start;
  padding-block: ${space[5]};

  ${from.laptop} {
    grid-template-columns: 2.75rem minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Avatar = styled(Cover)`
  border-radius: 50%;
`;

const Subject = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

const Title = styled.h3`
  ${cardText}
  font-size: clamp(1.1875rem, 1rem + 0.7vw, 1.4375rem);
  text-wrap: pretty;
`;

const By = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
`;

/* On a phone each figure carries its word; from a laptop on the index's head says it once. */
const Facts = styled.dl`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  font-size: ${fontSize.small};
  ${tabular}

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
  }
  dt {
    color: ${color.muted};
  }

  ${from.laptop} {
    grid-column: 3;
    ${discussionColumns}
    font-size: ${fontSize.body};

    dt {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
