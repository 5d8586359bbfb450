import styled from '@emotion/styled';
import { Children, type ReactNode } from 'react';
import { from } from '../../src/theme/media';

/**
 * A sheet on which to compare cards, in one, two or three columns as wide as those of the home
 * page.
 */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <List>
    {Children.map(children, (card) => (
      <li>{card}</li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3rem 1.5rem;

  ${from.pair} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
