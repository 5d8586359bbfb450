import styled from '@emotion/styled';
import { forwardRef } from 'react';
import type { Category } from '../../content/types';
import { duration } from '../../tokens/motion';
import { fluid, space } from '../../tokens/space';
import { fontSize, fontWeight, lineHeight } from '../../tokens/type';
import { property, readProperty } from '../../theme/customProperties';
import { ink, inked } from '../../theme/inks';
import { contrast, forcedColors, from, hover, laidOutLater } from '../../theme/media';
import { fitting } from '../../theme/text';
import { color } from '../../theme/variables';
import { Link } from '../../primitives/controls/Link';
import { placeholder } from '../../primitives/controls/placeholder';
import { Print } from '../../primitives/pictures/Print';
import { Card, CardTitle, type CardRootProps } from '../kit/Card';

export interface CategoryTileProps extends CardRootProps {
  /** The category. */
  category: Category;
  /** Called when a category without a page of its own (no `href`) is pressed. */
  onBrowse: (category: Category) => void;
}

/**
 * A category, drawn as a divider in a record crate: it links to the category and says how many
 * items it has (docs/product.md, sections 2 and 9). On a phone it is a strip whose foot lies behind
 * the next tile.
 */
export const CategoryTile = forwardRef<HTMLElement, CategoryTileProps>(function CategoryTile(
  { category, onBrowse, ...rest },
  ref,
) {
  const { name, count, href, print } = category;
  const { inks, ...drawing } = print;
  return (
    <Root ref={ref} subject={name} inks={inks} {...rest}>
      <Divider data-passing>
        <Name>
          <TileLink {...(href ? { href } : placeholder(() => onBrowse(category)))}>{name}</TileLink>
        </Name>
        <Count dir="auto">{`${count} items`}</Count>
        <Scene print={drawing} fit="stand" bare />
      </Divider>
    </Root>
  );
});

/* From two columns on, each tile stands on its own piece of the crate's ledge, which hides what
   reaches below it. */
const Root = styled(Card)`
  position: relative;
  /* A divider's edge may lie between two pixels, and its drawing would show beside it. */
  overflow-x: clip;
  --wx-tab: 56%;
  --wx-slope: 1.5rem;
  --wx-foot: ${space[8]};
  --wx-tile: 5.875rem;

  ${from.pair} {
    /* The tile reaches behind the next one. */
    inline-size: calc(100% + ${readProperty('overlap', '0rem')});
    /* Nothing shows below the ledge, between two pixels either. */
    clip-path: inset(-1rem 0 1px);
    --wx-tab: 66%;
    --wx-slope: 1.875rem;
    --wx-foot: 0.875rem;
    --wx-tile: ${fluid(12, 34, 22)};

    &::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      border-block-end: 4px solid ${color.text};
    }
  }
  /* Six narrow tiles: the tab ends clear of the longest name and its ring. */
  ${from.laptop} {
    --wx-tab: max(66%, 8.25rem);
    --wx-tile: ${fluid(15, 25, 30)};
  }
`;

/* The foot reaches below the tile, so that no gap opens when the divider is pulled up. */
const Divider = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: var(--wx-tile);
  ${inked}
  box-shadow: 0 var(--wx-foot) ${ink.ground};
  clip-path: polygon(
    0 0,
    var(--wx-tab) 0,
    calc(var(--wx-tab) + var(--wx-slope) * 0.6) var(--wx-slope),
    100% var(--wx-slope),
    100% calc(100% + var(--wx-foot)),
    0 calc(100% + var(--wx-foot))
  );
  transition: translate ${duration.register}ms;

  &:dir(rtl) {
    clip-path: polygon(
      100% 0,
      calc(100% - var(--wx-tab)) 0,
      calc(100% - var(--wx-tab) - var(--wx-slope) * 0.6) var(--wx-slope),
      0 var(--wx-slope),
      0 calc(100% + var(--wx-foot)),
      100% calc(100% + var(--wx-foot))
    );
  }
  /* A light edge, which shows where a divider lies on another of a similar colour. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0 calc(-1 * var(--wx-foot));
    inset-inline-start: 0;
    z-index: 1;
    border-inline-start: 2px solid #0003;
  }
  /* The dividers beside the one that is pulled up follow it a little. */
  ${from.laptop} {
    translate: 0 calc(${readProperty('beside', '0')} * -0.3125rem);
  }
  &:focus-within {
    translate: 0 -0.75rem;
  }
  ${hover} {
    &:hover {
      translate: 0 -0.75rem;
    }
  }
`;

/* Not positioned: the link in the name covers the nearest positioned element, which is to be the
   divider. No z-index either: a count above the link could not be pressed. */
const words = `
  max-inline-size: calc(var(--wx-tab) - 2 * min(${space[4]}, 4vw));
  margin-inline: min(${space[4]}, 4vw);

  ${from.pair} {
    max-inline-size: none;
  }
`;

/* The name is at most as wide as the tab; a longer one takes a second line. */
const Name = styled(CardTitle)`
  ${words}
  padding-block-start: ${space[3]};
  font-size: ${fitting(fontSize.name, 9)};
  font-weight: ${fontWeight.heading};
  line-height: ${lineHeight.solid};

  ${from.pair} {
    max-inline-size: calc(var(--wx-tab) - ${space[2]});
    font-size: ${fontSize.lede};
  }
`;

/* As wide as its words, so that in a page of the other direction it stands where the name begins. */
const Count = styled.p`
  ${words}
  align-self: start;
  margin-block-end: ${space[3]};
  padding-block-start: ${space[1]};
  font-size: ${fontSize.caption};
  font-weight: ${fontWeight.medium};

  /* On the ground of some tiles the key ink reaches only 5.3 : 1. */
  ${contrast} {
    background: ${ink.paper};
  }
`;

/* The part of the drawing that must be seen stands in this box, beside the words on a phone and
   below them in larger windows; the rest reaches to the tile's edges. On a phone its foot lies
   behind the next tile. */
const Scene = styled(Print)`
  position: absolute;
  z-index: -1;
  inset-block-start: 1.75rem;
  inset-inline-end: ${space[2]};
  inline-size: 42%;
  block-size: 6.25rem;
  ${property('print-line')}: 2px;

  ${laidOutLater('&')}
  ${from.pair} {
    position: static;
    margin-block-start: auto;
    inline-size: calc(100% - ${readProperty('overlap', '0rem')});
    block-size: calc(var(--wx-tile) - 5.5rem);
  }
`;

/* The link covers the tile and its foot; its name is only the words. The foot keeps the pointer on
   a tile that is pulled up. */
const TileLink = styled(Link)`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    inset-block-end: calc(-1 * var(--wx-foot));
  }
  /* The key ink is the one that stands out on the tile's own background. */
  &:focus-visible {
    outline-color: ${ink.key};
    outline-offset: 2px;
    box-shadow: none;
  }
  ${forcedColors} {
    &:focus-visible {
      outline-color: ${ink.key};
    }
  }
`;
