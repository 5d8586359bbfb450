import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Discussion } from '../content/types';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from } from '../theme/media';
import { color } from '../theme/variables';
import { Collection } from './Collection';
import { rows } from './layout';
import { DiscussionRow, figureColumns } from './DiscussionRow';

export interface DiscussionListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The threads, in the order they are shown in: the list does not sort. May be empty. */
  discussions: readonly Discussion[];
}

/** The list of discussions, one row each. For one discussion use DiscussionRow. */
export const DiscussionList = forwardRef<HTMLDivElement, DiscussionListProps>(
  function DiscussionList({ discussions, ...rest }, ref) {
    return (
      <div ref={ref} {...rest}>
        {discussions.length > 0 && (
          // Hidden from screen readers: every row names its own figures.
          <Head aria-hidden>
            <Count>Replies</Count>
            <Count>Views</Count>
            <span>Last reply</span>
          </Head>
        )}
        <Collection
          items={discussions}
          layout={rows}
          empty="No discussions yet. Yours can be the first."
        >
          {(discussion) => <DiscussionRow discussion={discussion} />}
        </Collection>
      </div>
    );
  },
);

const Head = styled.div`
  display: none;

  ${from.laptop} {
    ${figureColumns}
    justify-content: end;
    padding-block-end: ${space[2]};
    color: ${color.muted};
    font-size: ${fontSize.micro};
  }
`;

const Count = styled.span`
  text-align: end;
`;
