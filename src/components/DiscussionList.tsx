import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Discussion } from '../content/types';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from } from '../theme/media';
import { color } from '../theme/vars';
import { discussionColumns } from './discussionColumns';
import { DiscussionRow } from './DiscussionRow';

export interface DiscussionListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The threads, in the order they are shown in: the list does not sort. May be empty. */
  discussions: readonly Discussion[];
}

/** The forum's index: a thread to a row. Says so when there is none yet. */
export const DiscussionList = forwardRef<HTMLDivElement, DiscussionListProps>(
  function DiscussionList({ discussions, ...rest }, ref) {
    if (discussions.length === 0)
      return (
        <div ref={ref} {...rest}>
          <p>No discussions yet. Yours can be the first.</p>
        </div>
      );
    return (
      <div ref={ref} {...rest}>
        {/* Every row names its figures for screen readers; the head is for the eye. */}
        <Head aria-hidden>
          <span>Replies</span>
          <span>Views</span>
          <span>Last reply</span>
        </Head>
        <Rows role="list">
          {discussions.map((discussion) => (
            <Row key={discussion.id}>
              <DiscussionRow discussion={discussion} />
            </Row>
          ))}
        </Rows>
      </div>
    );
  },
);

const Head = styled.div`
  display: none;

  ${from.laptop} {
    ${discussionColumns}
    justify-content: end;
    padding-block-end: ${space[2]};
    color: ${color.muted};
    font-size: ${fontSize.micro};
  }
`;

const Rows = styled.ul`
  border-block-start: 2px solid ${color.text};
`;

const Row = styled.li`
  border-block-end: 1px solid ${color.line};
`;
