import styled from '@emotion/styled';
import { color } from '../../src/theme/vars';
import { space } from '../../src/tokens/space';

/** Two things to compare: side by side where both fit, else one below the other. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
  gap: ${space[10]} ${space[8]};

  &[data-stacked] {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Sentences between hairlines. */
export const Rules = styled.ul`
  border-block-start: 1px solid ${color.line};

  & > li {
    padding-block: ${space[3]};
    border-block-end: 1px solid ${color.line};
    text-wrap: pretty;
  }
`;

/** The name of a column. */
export const Label = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-block-end: ${space[3]};
  font-weight: 600;
`;
