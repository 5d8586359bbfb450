import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef, type CSSProperties } from 'react';
import type { Category } from '../content/types';
import { onCover } from '../tokens/color';
import { coverScrim, coverVariables } from '../tokens/cover';
import { duration, easing } from '../tokens/motion';
import { radius } from '../tokens/radius';
import { fluidSpace } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { below, hover } from '../theme/media';
import { headingText } from '../theme/text';
import { variable } from '../theme/variables';
import { Cover } from '../primitives/Cover';
import { Link } from '../primitives/Link';
import { placeholder } from '../primitives/placeholder';
import { Card, CardTitle } from './Card';
import { hands } from './hands';

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
  const { id, name, count, href, image } = category;
  return (
    <Root
      ref={ref}
      subject={name}
      {...rest}
      style={{ ...coverVariables(id), ...style } as CSSProperties}
    >
      <Art seed={id} hand={hands[name]} ratio={5 / 3} photo={image.photo} />
      <Words>
        <Name>
          <TileLink {...(href ? { href } : placeholder(onBrowse))}>{name}</TileLink>
        </Name>
        <p>
          <bdi>{count} items</bdi>
        </p>
      </Words>
    </Root>
  );
});

const Art = styled(Cover)`
  grid-area: 1 / 1;
  inline-size: 100%;
  min-block-size: 100%;
  transition: transform ${duration.calm}ms ${easing.out};

  ${below.tablet} {
    aspect-ratio: 4 / 3;
  }
`;

/* Words and picture share one cell, so that the tile grows with large text and nothing is cut off (WCAG 1.4.4). */
const Root = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.card};
  overflow: clip;
  overflow-clip-margin: 8px;

  ${hover} {
    &:hover ${Art} {
      transform: scale(1.025);
    }
  }
`;

/** One stop of the dark layer behind the words: `share` of its full density at this height. */
const scrim = (share: number, height: string) =>
  `color-mix(in srgb, var(${variable('scrim')}) ${coverScrim.density * share * 100}%, transparent) calc(${fluidSpace.tile} + ${height})`;

const Words = styled.div`
  position: relative;
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  justify-content: end;
  min-inline-size: 0;
  padding: ${fluidSpace.tile};
  border-radius: ${radius.card};
  ${variable('scrim')}: color-mix(in srgb, var(--c3) ${coverScrim.ink * 100}%, #000);
  background: linear-gradient(
    to top,
    ${scrim(1, '2.5rem')},
    ${scrim(0.55, '4.5rem')},
    ${scrim(0.18, '7rem')},
    transparent calc(${fluidSpace.tile} + 10rem)
  );
  color: ${onCover.text};
  font-size: ${fontSize.small};
  forced-color-adjust: none;
  print-color-adjust: exact;
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
    border-radius: ${radius.card};
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${onCover.text};
    outline-offset: -5px;
    box-shadow: inset 0 0 0 6px #000;
  }
`;
