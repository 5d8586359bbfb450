import styled from '@emotion/styled';
import type { Post } from '../content/types';
import { fluid, fluidSpace, space } from '../tokens/space';
import { color } from '../theme/variables';
import { Collection } from '../components/Collection';
import { EmptyState } from '../components/EmptyState';
import { PageHead } from '../components/PageHead';
import { PostCard } from '../components/PostCard';
import { Container } from '../primitives/Container';
import type { ScreenProps } from './ScreenProps';
import type { Layout } from '../components/layout';

export interface BlogScreenProps extends ScreenProps {
  /** The first is the lead story. */
  posts: readonly Post[];
}

const columnGaps = { gap: fluid(2, 4, 4), rowGap: space[10] };

/** The columns of a magazine. */
const columns: Layout = {
  grids: [
    { columns: 1, ...columnGaps },
    { from: 'tablet', columns: 3, spans: [1, 1, 1], ...columnGaps },
  ],
  lines: 'columns',
  stretch: true,
};

/** A magazine's front page: a masthead, one lead story, then the rest (docs/product.md, section 2). */
export function BlogScreen({ posts, onAct }: BlogScreenProps) {
  const [lead, ...rest] = posts;
  const read = (post: Post) => () => onAct({ type: 'read-more', post });
  return (
    <Container>
      <PageHead
        variant="masthead"
        title="The Vault"
        lede="Notes on making it, wearing it and selling it, from people who do."
      />
      {lead ? (
        <PostCard post={lead} variant="lead" onRead={read(lead)} />
      ) : (
        <EmptyState>The first issue is at the printer’s.</EmptyState>
      )}
      {rest.length > 0 && (
        <Rest>
          <Collection items={rest} layout={columns} empty="">
            {(post) => <PostCard post={post} onRead={read(post)} />}
          </Collection>
        </Rest>
      )}
    </Container>
  );
}

const Rest = styled.div`
  margin-block-start: ${fluidSpace.section};
  padding-block-start: ${space[8]};
  border-block-start: 1px solid ${color.line};
`;
