import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Category } from '../content/types';
import { radius } from '../tokens/radius';
import { fluidSpace } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { ink, inkVariables } from '../theme/inks';
import { headingText } from '../theme/text';
import { Link } from '../primitives/Link';
import { placeholder } from '../primitives/placeholder';
import { Print } from '../primitives/Print';
import { Card, CardTitle } from './Card';

export interface CategoryTileProps extends ComponentPropsWithoutRef<'article'> {
  /** The category. */
  category: Category;
  /** Called when a category without a page of its own (no `href`) is pressed. */
  onBrowse?: () => void;
}

/** A tile that leads to a category and says how many items it has (docs/product.md, sections 2 and 9). */
export const CategoryTile = forwardRef<HTMLElement, CategoryTileProps>(function CategoryTile(
  { category, onBrowse, style, ...rest },
  ref,
) {
  const { name, count, href, print } = category;
  const { inks, ...drawing } = print;
  return (
    <Root ref={ref} subject={name} {...rest} style={{ ...inkVariables(inks), ...style }}>
      <Words>
        <Name>
          <TileLink {...(href ? { href } : placeholder(onBrowse))}>{name}</TileLink>
        </Name>
        <p>
          <bdi>{count} items</bdi>
        </p>
      </Words>
      <Scene print={drawing} fit="fill" />
    </Root>
  );
});

const Root = styled(Card)`
  position: relative;
  border-radius: ${radius.print};
  background: ${ink.ground};
  color: ${ink.key};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${fluidSpace.tile};
  padding: ${fluidSpace.tile};
  font-size: ${fontSize.small};
`;

const Scene = styled(Print)`
  aspect-ratio: 5 / 3;
`;

const Name = styled(CardTitle)`
  ${headingText}
  font-size: ${fontSize.tile};
`;

/* The whole tile can be pressed; the link's name is its words. */
const TileLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.print};
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  /* On the tile's own stock the key ink is the one that stands out. */
  &:focus-visible::after {
    outline: 3px solid ${ink.key};
    outline-offset: -5px;
    box-shadow: inset 0 0 0 6px ${ink.paper};
  }
`;
