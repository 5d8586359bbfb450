import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { Discussion } from '../../content/types';
import { space } from '../../tokens/space';
import { fontSize } from '../../tokens/type';
import { below, from, hover, print } from '../../theme/media';
import { fitting, hiddenText, nameText, voiceText } from '../../theme/text';
import { color } from '../../theme/variables';
import { Badge } from '../../primitives/text/Badge';
import { formatCount } from '../../lib/format';
import { Card, CardNote, CardTitle } from '../kit/Card';
import { columns, tabled } from './discussionColumns';

export interface DiscussionRowProps extends ComponentPropsWithoutRef<'article'> {
  /** The discussion. The age of its last reply is text, and is not updated. */
  discussion: Discussion;
  /** `busiest` for the liveliest of a list: as large as a poster. */
  variant?: 'plain' | 'busiest';
}

/** One discussion: its title, category and author, its replies, views and last reply (docs/product.md, section 3). For a list use DiscussionList. */
export const DiscussionRow = forwardRef<HTMLElement, DiscussionRowProps>(function DiscussionRow(
  { discussion, variant = 'plain', style, ...rest },
  ref,
) {
  const { title, author, replies, views, lastReply, lastReplyAt, category, categoryInk } =
    discussion;
  return (
    <Root
      ref={ref}
      subject={title}
      data-variant={variant}
      {...rest}
      style={{ '--wx-square': categoryInk, ...style }}
    >
      <Topic>
        <Title />
        <Byline>
          <Category>{category}</Category>
          by {author}
        </Byline>
      </Topic>
      <Figures>
        <Figure name="Replies" column="replies">
          {formatCount(replies)}
        </Figure>
        <Figure name="Views" column="views">
          {formatCount(views)}
        </Figure>
        <Figure name="Last reply" column="last">
          <time dateTime={lastReplyAt}>
            {/* Right to left, "5 hours ago" would come out as "hours ago 5". */}
            <bdi>{lastReply}</bdi>
          </time>
        </Figure>
      </Figures>
    </Root>
  );
});

type FigureProps = { name: string; column: 'replies' | 'views' | 'last'; children: ReactNode };

function Figure({ name, column, children }: FigureProps) {
  return (
    <Pair data-column={column}>
      <Term>{name}</Term>
      <Value>{children}</Value>
    </Pair>
  );
}

/** Where large text leaves no room for a title beside the replies. */
const cramped = '@container (width < 14rem)';

/* In a list its columns are those of the list. Its mark is a border, because forced colours keep those. */
const Root = styled(Card)`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: ${columns.narrow};
  grid-template-rows: auto 1fr;
  gap: ${space[2]} ${columns.gap};
  padding-block: 1.125rem;
  padding-inline: 0.875rem ${space[4]};
  border-inline-start: 8px solid var(--wx-square);
  print-color-adjust: exact;

  ${hover} {
    &:hover {
      background: ${color.raised};
    }
  }
  ${below.pair} {
    padding-inline-end: 0;
  }
  ${below.tablet} {
    container-type: inline-size;
  }
  ${from.tablet} {
    grid-template-columns: var(--wx-columns, ${columns.narrow});
  }
  /* Its last figure stands on the page's edge: the ground under the pointer reaches over it. */
  ${tabled(`
    grid-template: auto / subgrid;
    align-items: center;
    margin-inline-end: -${space[4]};
  `)}
  &[data-variant='busiest'] {
    padding-block: 2.125rem;
  }
`;

const Topic = styled.div`
  grid-area: 1 / 2 / auto / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  ${cramped} {
    grid-area: 2 / 1 / auto / -1;
  }
  ${tabled('grid-area: 1 / 2;')}
`;

const Title = styled(CardTitle)`
  ${nameText}
  font-size: ${fitting(`max(${fontSize.name} * 0.85, 1.25rem)`, 7.2)};
  line-height: 1.12;

  [data-variant='busiest'] & {
    ${voiceText}
    font-size: ${fitting(fontSize.voice, 4)};
  }
`;

const Byline = styled(CardNote)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  overflow-wrap: anywhere;
`;

const Category = styled(Badge)`
  font-size: ${fitting(fontSize.caption, 11.6)};
  color: ${color.text};
`;

/* One list of terms and values, laid over the whole row: the replies stand before the title, which is read first. */
const Figures = styled.dl`
  grid-area: 1 / 1 / span 2 / -1;
  display: grid;
  grid-template: subgrid / subgrid;
  margin: 0;
  pointer-events: none;

  ${cramped} {
    grid-row-end: span 4;
  }
  /* Browsers cannot divide a list of such rows between sheets: they leave the first sheet empty. */
  ${below.laptop} {
    ${print} {
      grid-area: 2 / 2 / auto / -1;
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      gap: ${columns.gap};
    }
  }
  ${tabled(`
    grid-row: 1;
    align-items: center;
  `)}
`;

/* Each figure shows its name, unless the head of the list does. */
const Pair = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: ${fontSize.caption};

  &[data-column='replies'] {
    grid-area: 1 / 1 / span 2;
    display: flex;
    flex-direction: column-reverse;
    justify-content: start;
    align-self: start;
    gap: ${space[2]};
  }
  &[data-column='views'] {
    grid-area: 2 / 2;
  }
  &[data-column='last'] {
    grid-area: 2 / 3;
    /* Its column is as wide as its longest word at the least. */
    overflow-wrap: normal;
  }
  &:not([data-column='replies']) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[2]};
    color: ${color.muted};
  }
  ${cramped} {
    &[data-column] {
      grid-area: 1 / 1 / auto / -1;
    }
    &[data-column='views'] {
      grid-row: 3;
    }
    &[data-column='last'] {
      grid-row: 4;
    }
  }
  ${tabled(`
    &&[data-column] {
      grid-row: 1;
      align-self: center;
      color: ${color.text};
      font-size: ${fontSize.text};
    }
    &[data-column='views'] {
      grid-column: 3;
      justify-content: end;
    }
    &[data-column='last'] {
      grid-column: 4;
      justify-content: end;
    }
  `)}
`;

const Term = styled.dt`
  color: ${color.muted};
  line-height: 1.2;

  ${below.pair} {
    /* There "12 minutes ago" says it. */
    [data-column='last'] & {
      ${hiddenText}
    }
  }
  ${tabled(hiddenText)}
`;

const Value = styled.dd`
  min-inline-size: 0;

  [data-column='replies'] & {
    ${voiceText}
    line-height: 0.8;
    letter-spacing: -0.02em;
  }
  [data-variant='busiest'] [data-column='replies'] & {
    font-size: calc(${fontSize.voice} * 1.45);
  }
`;
