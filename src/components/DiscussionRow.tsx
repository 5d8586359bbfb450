import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { Discussion } from '../content/types';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from } from '../theme/media';
import { hiddenText, tabular } from '../theme/text';
import { color } from '../theme/vars';
import { Badge } from '../primitives/Badge';
import { Cover } from '../primitives/Cover';
import { formatCount } from '../primitives/format';
import { Card, CardNote, CardTitle } from './Card';

export interface DiscussionRowProps extends ComponentPropsWithoutRef<'article'> {
  /** The thread. Its last reply is relative, as shown; it does not tick. */
  discussion: Discussion;
}

/** A thread in the forum's index: what it is about, who began it, how lively it is (docs/product.md, section 3: discussion). */
export const DiscussionRow = forwardRef<HTMLElement, DiscussionRowProps>(function DiscussionRow(
  { discussion, ...rest },
  ref,
) {
  const { title, author, replies, views, lastReply, lastReplyAt, category } = discussion;
  return (
    <Root ref={ref} subject={title} {...rest}>
      <Avatar seed={author} hand="sweep" />
      <Subject>
        <Title />
        <By>
          <Badge>{category}</Badge>
          by {author}
        </By>
      </Subject>
      <Figures>
        <Figure name="Replies">{formatCount(replies)}</Figure>
        <Figure name="Views">{formatCount(views)}</Figure>
        <Figure name="Last reply" wide>
          <time dateTime={lastReplyAt}>
            {/* Right to left, "5 hours ago" would come out as "hours ago 5". */}
            <bdi>{lastReply}</bdi>
          </time>
        </Figure>
      </Figures>
    </Root>
  );
});

function Figure({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <Pair data-wide={wide}>
      <Term>{name}</Term>
      <Value>{children}</Value>
    </Pair>
  );
}

/** The widths of the three figures of the forum's index, in its head and in its rows: replies, views, last reply. */
export const figureColumns = `
  display: grid;
  grid-template-columns: minmax(4rem, max-content) minmax(5rem, max-content) 8.5rem;
  gap: 1.5rem;
`;

const Root = styled(Card)`
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

const Title = styled(CardTitle)`
  font-size: ${fontSize.thread};
  text-wrap: pretty;
`;

const By = styled(CardNote)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  overflow-wrap: anywhere;
`;

/* On a phone each figure carries its word; from a laptop on the index's head says it once. */
const Figures = styled.dl`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  font-size: ${fontSize.small};
  ${tabular}

  ${from.laptop} {
    grid-column: 3;
    ${figureColumns}
    font-size: ${fontSize.body};
  }
`;

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  min-inline-size: 0;

  ${from.laptop} {
    flex-wrap: nowrap;

    &:not([data-wide]) {
      justify-content: end;
      text-align: end;
    }
  }
`;

const Term = styled.dt`
  color: ${color.muted};

  ${from.laptop} {
    ${hiddenText}
  }
`;

const Value = styled.dd`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
