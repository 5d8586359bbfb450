import styled from '@emotion/styled';
import { Children, createElement, type ReactElement, type ReactNode } from 'react';
import { from } from '../../src/theme/media';

const Sheet = ({ children }: { children: ReactNode }) => (
  <List>
    {Children.map(children, (card) => (
      <li>{card}</li>
    ))}
  </List>
);

/**
 * A sheet on which to compare the cards of some items, in one, two or three columns as wide as those
 * of the home page.
 */
export const sheetOf = <Item,>(items: readonly Item[], draw: (item: Item) => ReactElement) =>
  createElement(Sheet, null, ...items.map((item) => draw(item)));

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
