import styled from '@emotion/styled';
import { fluidSpace, measure, space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from } from '../theme/media';
import { displayText, ledeText } from '../theme/text';
import { color } from '../theme/vars';

/** The space a page's title stands in. */
export const PageHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[6]} ${space[12]};
  padding-block-start: clamp(2.5rem, 6vw, 5.5rem);

  /* Beside the title as soon as three words fit on a line, below it before. */
  > :not(h1) {
    flex: 1 1 15rem;
    max-inline-size: ${measure.text};
  }
  ${from.laptop} {
    > :not(h1) {
      max-inline-size: 24rem;
      padding-block-end: 0.6em;
    }
  }
`;

/** The one `h1` of a page. */
export const PageTitle = styled.h1`
  ${displayText}
  font-size: ${fontSize.poster};
  margin-inline-start: -0.04em;

  &[data-size='title'] {
    font-size: ${fontSize.title};
  }
`;

/** A sentence or two that say what the page is for. */
export const Lede = styled.p`
  ${ledeText}
  max-inline-size: ${measure.text};
  color: ${color.muted};
`;

/** A list of cards: one column on a phone, then two, then three: six cards never leave an orphan. */
export const CardGrid = styled.ul`
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
