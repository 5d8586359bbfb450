import styled from '@emotion/styled';
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type MouseEvent,
} from 'react';
import type { Category } from '../content/types';
import { onCover } from '../tokens/color';
import { coverScrim, coverVariables } from '../tokens/cover';
import { duration, easing } from '../tokens/motion';
import { radius } from '../tokens/radius';
import { fontSize } from '../tokens/type';
import { below, hover } from '../theme/media';
import { headingText } from '../theme/text';
import { Cover } from '../primitives/Cover';
import { Link } from '../primitives/Link';
import { hands } from './hands';

export interface CategoryTileProps extends ComponentPropsWithoutRef<'article'> {
  /** Where the tile leads, and how much is there. */
  category: Category;
  /** Called for a category without a page of its own (`href` is `#`), which then goes nowhere. */
  onAction?: () => void;
}

/** A door to a category, with how much is behind it (specification, sections 2 and 9). */
export const CategoryTile = forwardRef<HTMLElement, CategoryTileProps>(function CategoryTile(
  { category, onAction, style, ...rest },
  ref,
) {
  const { id, name, count, href, image } = category;
  const act = (event: MouseEvent) => {
    event.preventDefault();
    onAction?.();
  };
  return (
    <Root ref={ref} {...rest} style={{ ...coverVariables(id), ...style } as CSSProperties}>
      <Art
        seed={id}
        hand={hands[name]}
        ratio={5 / 3}
        photo={image.photo}
        sizes="(min-width: 48em) 30vw, 46vw"
      />
      <Words>
        <Name>
          <Door href={href} onClick={href === '#' ? act : undefined}>
            {name}
          </Door>
        </Name>
        <p>
          <bdi>{count} items</bdi>
        </p>
      </Words>
    </Root>
  );
});

/* Words and picture share a cell: large words make the tile higher than its picture's shape (WCAG 1.4.4). */
const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: ${radius.card};
  overflow: clip;
  overflow-clip-margin: 8px;
`;

const Art = styled(Cover)`
  grid-area: 1 / 1;
  inline-size: 100%;
  min-block-size: 100%;
  transition: transform ${duration.calm}ms ${easing.out};

  ${below.tablet} {
    aspect-ratio: 4 / 3;
  }
  ${hover} {
    article:hover > & {
      transform: scale(1.025);
    }
  }
`;

const pad = 'clamp(0.75rem, 1.6vw, 1.5rem)';

/** Dense behind the words, then thinner in steps that the eye takes for one slope. */
const scrim = (part: number, height: string) =>
  `color-mix(in srgb, var(--scrim) ${coverScrim.density * part * 100}%, transparent) calc(${pad} + ${height})`;

const Words = styled.div`
  position: relative;
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  justify-content: end;
  padding: ${pad};
  border-radius: ${radius.card};
  --scrim: color-mix(in srgb, var(--c3) ${coverScrim.ink * 100}%, #000);
  background: linear-gradient(
    to top,
    ${scrim(1, '2.5rem')},
    ${scrim(0.55, '4.5rem')},
    ${scrim(0.18, '7rem')},
    transparent calc(${pad} + 10rem)
  );
  color: ${onCover.text};
  font-size: ${fontSize.small};
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

const Name = styled.h3`
  ${headingText}
  font-size: clamp(1.125rem, 0.9rem + 1vw, 1.75rem);
`;

/* The whole tile is the link's target; the words stay its name. */
const Door = styled(Link)`
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
