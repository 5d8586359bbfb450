import styled from '@emotion/styled';
import { hover, from } from '../../../src/theme/media';
import { headingText, posterText } from '../../../src/theme/text';
import { color } from '../../../src/theme/variables';
import { space } from '../../../src/tokens/space';

/** A list between hairlines, each entry with a number before it, as large as a thread's replies. */
export const Entries = styled.ul`
  border-block-end: 1px solid ${color.line};

  > li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: ${space[1]} ${space[6]};
    align-items: baseline;
    padding-block: ${space[4]};
    border-block-start: 1px solid ${color.line};
    ${from.tablet} {
      grid-template-columns: 6rem minmax(0, 1fr);
    }
  }
`;

/** How many. Decoration: the words after it say it too. */
export const Count = styled.b`
  ${posterText}
  font-size: clamp(2.25rem, 1.35rem + 3.6vw, 4.5rem);
  line-height: 0.8;
`;

export const Name = styled.h3`
  ${headingText}
  margin-inline-start: 0;
  font-size: clamp(1.5rem, 3.2vw, 2.5rem);

  a {
    text-decoration: none;
  }
  svg {
    display: inline;
    margin-inline-start: ${space[2]};
    color: ${color.accentText};
  }
  ${hover} {
    a:hover {
      color: ${color.accentText};
    }
  }
`;
