import styled from '@emotion/styled';
import type { Post } from '../content/types';
import { fluidSpace, space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from } from '../theme/media';
import { color } from '../theme/vars';
import { Empty } from '../components/Empty';
import { PageTitle } from '../components/PageTitle';
import { PostCard } from '../components/PostCard';
import { Container } from '../primitives/Container';
import type { ScreenProps } from './ScreenProps';

export interface BlogScreenProps extends ScreenProps {
  /** The first is the lead story. */
  posts: readonly Post[];
}

/** A magazine's front page: a masthead, one lead story, then the rest (specification, section 2: /blog). */
export function BlogScreen({ posts, onAction }: BlogScreenProps) {
  const [lead, ...rest] = posts;
  const read = () => onAction('Read More');
  return (
    <Container>
      <Masthead>
        <PageTitle>The Vault</PageTitle>
        <p>Notes on making it, wearing it and selling it, from people who do.</p>
      </Masthead>
      {!lead && <Empty>The first issue is at the printer’s.</Empty>}
      {lead && <PostCard post={lead} variant="lead" onRead={read} />}
      {rest.length > 0 && (
        <Rest>
          {rest.map((post) => (
            <Column key={post.id}>
              <PostCard post={post} onRead={read} />
            </Column>
          ))}
        </Rest>
      )}
    </Container>
  );
}

const Masthead = styled.header`
  display: grid;
  gap: ${space[3]} ${space[12]};
  margin-block: clamp(2rem, 4vw, 4rem) clamp(1.5rem, 3vw, 3rem);
  padding-block-end: clamp(1rem, 1.6vw, 1.5rem);
  border-block-end: 4px solid ${color.text};

  > p {
    max-inline-size: 24em;
    color: ${color.muted};
    font-size: ${fontSize.lede};
    text-wrap: balance;
  }
  /* Over a rule, a T must stand on the margin to the pixel. */
  > h1 {
    margin-inline-start: -0.013em;
  }
  ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    align-items: end;

    > p {
      padding-block-end: 0.6em;
    }
  }
`;

const Rest = styled.ul`
  display: grid;
  gap: ${space[10]} clamp(2rem, 4vw, 4rem);
  margin-block-start: ${fluidSpace.section};
  padding-block-start: ${space[8]};
  border-block-start: 1px solid ${color.line};

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/* Columns divided by hairlines, as in print. */
const Column = styled.li`
  display: grid;

  ${from.tablet} {
    position: relative;

    &:not(:first-of-type)::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc(clamp(2rem, 4vw, 4rem) / -2);
      border-inline-start: 1px solid ${color.line};
    }
  }
`;
