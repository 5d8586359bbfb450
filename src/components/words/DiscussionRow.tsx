import styled from '@emotion/styled';
import { forwardRef, type ReactNode } from 'react';
import type { Discussion } from '../../content/types';
import { duration } from '../../tokens/motion';
import { space } from '../../tokens/space';
import { fontSize, lineHeight } from '../../tokens/type';
import { property, readProperty } from '../../theme/customProperties';
import { below, hover, onPaper } from '../../theme/media';
import {
  fitting,
  hiddenText,
  nameText,
  posterFigures,
  unseenText,
  voiceText,
} from '../../theme/text';
import { color } from '../../theme/variables';
import { Badge } from '../../primitives/text/Badge';
import { formatCount } from '../../lib/format';
import { Card, CardNote, CardTitle, type CardRootProps } from '../kit/Card';
import { beside, figuresOnPaper, inTable, stacked, topicOnPaper } from './discussionLayouts';

export interface DiscussionRowProps extends CardRootProps {
  /** The discussion. The age of its last reply is text, and is not updated. */
  discussion: Discussion;
  /**
   * `busiest` is for the discussion with the most replies of its list: it is as large as a poster.
   */
  variant?: 'plain' | 'busiest';
}

/**
 * One discussion: its title, category and author, its replies, views and last reply
 * (docs/product.md, section 3). For a list use DiscussionList.
 */
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
      style={{ [property('square')]: categoryInk, ...style }}
    >
      <Topic>
        <Title />
        <Byline>
          <Category>
            {category}
            <Pause>, </Pause>
          </Category>
          <span>
            by <bdi>{author}</bdi>
          </span>
        </Byline>
      </Topic>
      <Figures>
        <Figure name={replies === 1 ? 'Reply' : 'Replies'} column="replies">
          <bdi>{formatCount(replies)}</bdi>
        </Figure>
        <Figure name={views === 1 ? 'View' : 'Views'} column="views">
          <bdi>{formatCount(views)}</bdi>
        </Figure>
        <Figure name="Last reply" column="last">
          {/* With its role, Orca would leave out a time that is all of a value. */}
          <time role="none" dateTime={lastReplyAt}>
            {/* Without isolation, a page that reads right to left would show "5 hours ago" as
                "hours ago 5". */}
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

/* The coloured mark is a border because borders remain visible in forced colours. */
const Root = styled(Card)`
  grid-column: 1 / -1;
  padding-block: ${space[4]};
  padding-inline: ${space[3]} ${space[4]};
  border-inline-start: 8px solid ${readProperty('square')};
  print-color-adjust: exact;
  transition: background-color ${duration.quick}ms;
  ${beside.row}

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
  ${inTable.row}
  &[data-variant='busiest'] {
    /* In front of the next row, whose mark would cover half of the lower line. */
    position: relative;
    z-index: 1;
    padding-block: ${space[8]};
    /* A key line above and below. */
    box-shadow:
      0 -2px ${color.text},
      0 2px ${color.text};

    ${onPaper} {
      box-shadow: none;
    }
  }
`;

const Topic = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  ${beside.topic}
  ${stacked.topic}
  ${topicOnPaper}
  ${inTable.topic}
`;

const Title = styled(CardTitle)`
  ${nameText}
  font-size: ${fitting(`max(${fontSize.name} * 0.85, 1.25rem)`, 7.2)};
  line-height: ${lineHeight.short};

  [data-variant='busiest'] & {
    ${voiceText}
    font-size: ${fitting(fontSize.voice, 4)};
  }
`;

const Byline = styled(CardNote)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[3]};
  overflow-wrap: anywhere;
`;

const Category = styled(Badge)`
  font-size: ${fitting(fontSize.caption, 11.6)};
  color: ${color.text};
`;

const Pause = styled.span(unseenText);

const Figures = styled.dl`
  pointer-events: none;
  ${beside.figures}
  ${stacked.figures}
  ${figuresOnPaper}
  ${inTable.figures}
`;

/* Each figure shows its name, unless the head of the list shows it. */
const Pair = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: ${fontSize.caption};
  ${beside.figure}
  ${stacked.figure}
  ${inTable.figure}
  ${inTable.busiestFigure}
`;

const Term = styled.dt`
  color: ${color.muted};
  line-height: ${lineHeight.short};

  ${below.pair} {
    /* The last reply needs no name: "12 minutes ago" is clear. */
    [data-column='last'] & {
      ${hiddenText}
    }
  }
  ${inTable.figureName}
`;

const Value = styled.dd`
  min-inline-size: 0;

  [data-column='replies'] & {
    ${voiceText}
    ${posterFigures}
    line-height: ${lineHeight.capitals};
  }
  [data-variant='busiest'] [data-column='replies'] & {
    font-size: calc(${fontSize.voice} * 1.45);
  }
`;
