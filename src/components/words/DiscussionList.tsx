import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Discussion } from '../../content/types';
import { space } from '../../tokens/space';
import { property } from '../../theme/customProperties';
import { from } from '../../theme/media';
import { marginalText } from '../../theme/text';
import { color } from '../../theme/variables';
import { Collection } from '../kit/Collection';
import { isLong } from '../kit/longList';
import { rows, type ListLayout } from '../kit/layout';
import { columns, ownColumns, tabled } from './discussionColumns';
import { DiscussionRow } from './DiscussionRow';

export interface DiscussionListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The threads, in the order they are shown in: the list does not sort. */
  discussions: readonly Discussion[];
  /** The sentence shown when there are no discussions. */
  empty: string;
}

/* The list and its rows use the columns of the box around them by `subgrid`. That box has
   columns only from some width on: below it, it is no grid, so a subgrid of it has no columns
   and everything stands in one. In browsers without subgrid each row has columns of its own. */
const sharedColumns = `
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  grid-auto-columns: minmax(0, 1fr);
  gap: inherit;
`;

/** The layout of the rows, whose figures line up however long each is. */
const aligned: ListLayout = {
  ...rows,
  list: sharedColumns,
  group: 'grid-template-columns: var(--wx-own-columns, minmax(0, 1fr));',
  item: sharedColumns,
};

/**
 * The list of discussions, one row each. The discussion with the most replies is the largest. For a
 * single discussion use DiscussionRow.
 */
export const DiscussionList = forwardRef<HTMLDivElement, DiscussionListProps>(
  function DiscussionList({ discussions, empty, ...rest }, ref) {
    const most = Math.max(1, ...discussions.map(({ replies }) => replies));
    const busiest = discussions.find(({ replies }) => replies === most);
    const Grid = isLong(discussions) ? LongColumns : Columns;
    return (
      <Root ref={ref} {...rest}>
        <Grid data-filled={discussions.length > 0 || undefined}>
          {discussions.length > 0 && (
            // The head is hidden from screen readers because every row names its own figures.
            <Head aria-hidden>
              <Name data-column="replies">Replies</Name>
              <Name data-column="views">Views</Name>
              <Name data-column="last">Last reply</Name>
            </Head>
          )}
          <Collection items={discussions} layout={aligned} empty={empty}>
            {(discussion) => (
              <DiscussionRow
                discussion={discussion}
                variant={discussion === busiest ? 'busiest' : 'plain'}
              />
            )}
          </Collection>
        </Grid>
      </Root>
    );
  },
);

const Root = styled.div`
  container-type: inline-size;
`;

/* The columns of all rows. Each is as wide as the longest figure of the list. */
const Columns = styled.div`
  ${from.tablet} {
    &[data-filled] {
      ${property('columns')}: subgrid;
      display: grid;
      grid-template-columns: var(--wx-own-columns, ${columns.narrow});
      column-gap: ${columns.gap};
    }
  }
  ${tabled(`
    &[data-filled] {
      grid-template-columns: var(--wx-own-columns, ${columns.wide});
    }
  `)}
`;

/* In a long list the columns of the head and of each group must agree although their contents
   are not measured, so their widths are fixed. */
const LongColumns = styled(Columns)`
  ${from.tablet} {
    --wx-own-columns: ${ownColumns.narrow};
  }
  ${tabled(`--wx-own-columns: ${ownColumns.wide};`)}
`;

const Head = styled.div`
  display: none;

  ${tabled(`
    ${marginalText}
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: subgrid;
    padding-block-end: ${space[3]};
    padding-inline-start: ${space[5]};
    color: ${color.muted};
  `)}
`;

const Name = styled.span`
  &[data-column='views'] {
    grid-column: 3;
  }
  &:not([data-column='replies']) {
    text-align: end;
  }
`;
