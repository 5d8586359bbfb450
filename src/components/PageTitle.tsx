import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { fluidSpace, measure, space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from } from '../theme/media';
import { displayText, fitting, ledeText } from '../theme/text';
import { color } from '../theme/vars';

/** The space a page's title stands in. */
export const PageHead = styled.header`
  display: grid;
  gap: ${space[6]} ${space[12]};
  padding-block-start: clamp(2.5rem, 6vw, 5.5rem);

  /* From a laptop on every lede starts on the same line of every page. */
  ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    align-items: end;

    > :not(h1) {
      padding-block-end: 0.6em;
    }
  }
`;

export interface PageTitleProps {
  /** `title` for more than two short lines; `line` for two short words that a desktop holds side by side; without it the words are as large as a poster's. */
  'data-size'?: 'title' | 'line';
}

/** The one `h1` of a page. */
export const PageTitle = styled.h1<PageTitleProps>`
  ${displayText}
  /* Four: "Sneaker", the longest word of our titles, and a little air. */
  font-size: ${fitting(fontSize.poster, 4)};
  margin-inline-start: -0.04em;

  ${from.desktop} {
    &[data-size='line'] {
      font-size: min(${fontSize.poster}, 9.4vw);
      white-space: nowrap;
    }
  }
  &[data-size='title'] {
    margin-inline-start: -0.005em;
    font-size: ${fitting(fontSize.title, 4)};
  }
`;

/** A sentence or two that say what the page is for. */
export const Lede = styled.p`
  ${ledeText}
  max-inline-size: ${measure.text};
  color: ${color.muted};
`;

export type CardGridProps = ComponentPropsWithoutRef<'ul'>;

/** A list of cards, each in an `li`: one column on a phone, then two, then three: six cards never leave an orphan. */
export const CardGrid = forwardRef<HTMLUListElement, CardGridProps>(function CardGrid(props, ref) {
  return <Cards ref={ref} role="list" {...props} />;
});

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 3vw, 3rem) ${fluidSpace.grid};

  @media (min-width: 34em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
