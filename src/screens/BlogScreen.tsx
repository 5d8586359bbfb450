import styled from '@emotion/styled';
import type { Post } from '../content/types';
import { fluid, fluidSpace, space } from '../tokens/space';
import { lineHeight, titleLength } from '../tokens/type';
import { from } from '../theme/media';
import { edgeToEdge, inkToInk, marginalText, posterText } from '../theme/text';
import { color, variable } from '../theme/variables';
import { Collection } from '../components/kit/Collection';
import { EmptyState } from '../components/kit/EmptyState';
import { PostCard, type PostCardProps } from '../components/words/PostCard';
import { Container } from '../primitives/text/Container';
import { formatCountOf, formatDay } from '../lib/format';
import type { ScreenProps } from './ScreenProps';
import { atPlace, type Grid, type ListLayout } from '../components/kit/layout';

export interface BlogScreenProps extends ScreenProps {
  /** The articles. The first is the lead story. */
  posts: readonly Post[];
}

const distances = { gap: `calc(1.5 * ${fluidSpace.gap})`, rowGap: fluid(3.5, 7, 7) };

/**
 * Draws hairlines in the middle of the gaps, as in a newspaper: before each item that has a
 * neighbour there, and above every row but the first.
 */
function lined(grid: Grid): Grid {
  const { columns, gap, rowGap, places = [{}] } = grid;
  let column = 0;
  const lines = places.map(({ span = 1 }, place) => {
    const beside = column > 0;
    column = (column + span) % columns;
    const line = beside
      ? `inset-block: 0;
        inset-inline: calc(${gap} / -2) auto;
        inline-size: auto;
        border-width: 0;
        border-inline-start-width: 1px;`
      : `inset: calc(${rowGap} / -2) 0 auto;
        inline-size: calc((100% + ${gap}) * ${columns / span} - ${gap});
        border-width: 1px 0 0;`;
    return `& + &${grid.places ? `[data-place='${place}']` : ''}::before { ${line} }`;
  });
  return { ...grid, item: lines.join('\n') };
}

/** The share of a story's width that a picture beside its words takes. */
const share = 0.5;

/**
 * The rest of the magazine. In each row, one story has its picture beside it, one above it, and one
 * has none.
 */
const frontPage: ListLayout = {
  grids: [
    lined({ columns: 1, ...distances }),
    { from: 'pair', columns: 1, places: [{ share }, {}, {}], ...distances },
    lined({
      from: 'tablet',
      print: true,
      columns: 12,
      places: [{ share, span: 12 }, { span: 6 }, { span: 6 }],
      ...distances,
    }),
    lined({
      from: 'laptop',
      columns: 12,
      places: [{ share, span: 6 }, { span: 3 }, { span: 3 }],
      ...distances,
    }),
  ],
  stretch: true,
  item: `
    position: relative;

    &::before {
      content: '';
      position: absolute;
      border: 0 solid ${color.line};
    }
  `,
};

const variants: readonly PostCardProps['variant'][] = ['beside', 'brief', 'headline'];

/** A magazine's front page: a masthead, one lead story, then the rest (docs/product.md, section 2). */
export function BlogScreen({ posts, onAction }: BlogScreenProps) {
  const [lead, ...rest] = posts;
  const read = (post: Post) => onAction({ type: 'read-more', post });
  return (
    <Paper>
      <Container>
        <Masthead>
          <Title>The Vault</Title>
          <Dateline>
            <Margin aria-hidden>{lead && formatDay(lead.date)}</Margin>
            <Words>Notes on what we make, wear and sell, from the people who do it.</Words>
            <Margin aria-hidden data-end>
              <bdi>{lead && formatCountOf(posts.length, 'story', 'stories')}</bdi>
            </Margin>
          </Dateline>
        </Masthead>
        {!lead && <EmptyState>The first issue is at the printer's.</EmptyState>}
      </Container>
      {lead && <PostCard post={lead} variant="lead" onRead={read} />}
      {rest.length > 0 && (
        <Rest>
          <Collection items={rest} layout={frontPage} empty={null}>
            {(post, index) => (
              <PostCard post={post} variant={atPlace(variants, index)} onRead={read} />
            )}
          </Collection>
        </Rest>
      )}
    </Paper>
  );
}

/* The magazine has a background of its own, from the header to the footer. */
const Paper = styled.div`
  html:has(&) {
    ${variable('ground')}: ${color.paper};
  }
`;

const Masthead = styled.header`
  container-type: inline-size;
  padding-block: ${fluid(1.25, 2, 2.5)} ${fluidSpace.inner};
`;

const Title = styled.h1`
  ${posterText}
  ${inkToInk(0.004)}
  padding-block-end: 0.05em;
  font-size: ${edgeToEdge(titleLength.blog)};
  line-height: ${lineHeight.capitals};
`;

const Dateline = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: ${space[2]} ${space[4]};
  /* In forced colours the title's line gets a background that is taller than the line looks. The
     rules lie over it. */
  position: relative;
  padding-block: ${space[3]};
  border-block: 3px solid ${color.text};

  ${from.tablet} {
    grid-template-columns: 1fr auto 1fr;
  }
`;

const Margin = styled.span`
  ${marginalText}

  &[data-end] {
    text-align: end;
  }
  ${from.tablet} {
    white-space: nowrap;
  }
`;

const Words = styled.p`
  grid-area: 2 / 1 / auto / -1;
  text-align: center;
  text-wrap: balance;

  ${from.tablet} {
    grid-area: auto;
  }
`;

const Rest = styled(Container)`
  padding-block-start: calc(${fluidSpace.between} * 0.9);
`;
