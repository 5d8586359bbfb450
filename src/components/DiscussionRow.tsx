import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { Discussion } from '../content/types';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from } from '../theme/media';
import { hiddenText, tabular } from '../theme/text';
import { color } from '../theme/variables';
import { Badge } from '../primitives/Badge';
import { Cover } from '../primitives/Cover';
import { formatCount } from '../primitives/format';
import { Card, CardNote, CardTitle } from './Card';

export interface DiscussionRowProps extends ComponentPropsWithoutRef<'article'> {
  /** The discussion. The age of its last reply is text, and is not updated. */
  discussion: Discussion;
}

/** One discussion: its title, category and author, its replies, views and last reply (docs/product.md, section 3). For a list use DiscussionList. */
export const DiscussionRow = forwardRef<HTMLElement, DiscussionRowProps>(function DiscussionRow(
  { discussion, ...rest },
  ref,
) {
  const { title, author, replies, views, lastReply, lastReplyAt, category } = discussion;
  return (
    <Root ref={ref} subject={title} {...rest}>
      <Avatar seed={author} hand="sweep" />
      <Topic>
        <Title />
        <Byline>
          <Badge>{category}</Badge>
          by {author}
        </Byline>
      </Topic>
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

/** The columns of replies, views and last reply, in the head of the list and in its rows. */
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

const Topic = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

const Title = styled(CardTitle)`
  font-size: ${fontSize.thread};
  text-wrap: pretty;
`;

const Byline = styled(CardNote)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  overflow-wrap: anywhere;
`;

/* Each figure shows its name, until from a laptop on the head of the list does. */
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
