import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Content, Link as MenuLink } from '@radix-ui/react-navigation-menu';
import type { ComponentPropsWithoutRef } from 'react';
import { Link } from '../../primitives/controls/Link';
import { Print } from '../../primitives/pictures/Print';
import { duration, easing } from '../../tokens/motion';
import { space } from '../../tokens/space';
import { fontSize, fontWeight, lineHeight } from '../../tokens/type';
import { property } from '../../theme/customProperties';
import { touched } from '../../theme/inks';
import { forcedColors, hover } from '../../theme/media';
import { cardText, unseenText } from '../../theme/text';
import { color } from '../../theme/variables';
import { currentOf, type CategoryLink } from '../navigation';
import { menuItemPad } from './menuItemStyles';
import { trackPosition } from './trackPosition';

export interface CategoryPanelProps {
  pathname: string;
  links: readonly CategoryLink[];
  /** What Radix's links need (radixMenu.ts). */
  linkProps: Pick<ComponentPropsWithoutRef<typeof MenuLink>, 'onClick' | 'onSelect'>;
}

/**
 * The Categories dropdown: four sections, numbered like tracks, each with its picture and a line
 * that describes it.
 */
export function CategoryPanel({ pathname, links, linkProps }: CategoryPanelProps) {
  return (
    // Radix labels the dropdown after its button, but an element without a role may not have a
    // label.
    <Content asChild aria-labelledby={undefined}>
      <Panel>
        <Grid>
          {links.map(({ href, label, description, print }) => (
            <Cell key={href}>
              <MenuLink asChild {...linkProps}>
                <Category href={href} aria-current={currentOf(href, pathname)}>
                  <Scene print={print} fit="whole" />
                  <Words>
                    <Name>
                      {label}
                      <Pause>, </Pause>
                    </Name>
                    <Line>{description}</Line>
                  </Words>
                </Category>
              </MenuLink>
            </Cell>
          ))}
        </Grid>
      </Panel>
    </Content>
  );
}

const unfold = keyframes`
  from { opacity: 0; transform: translateY(-${space[2]}); }
`;

const Panel = styled.div`
  position: absolute;
  /* The panel's upper edge replaces the header's hairline and the line under its button. */
  inset-block-start: calc(100% - 2px);
  inset-inline-start: calc(${menuItemPad} - 0.875rem);
  inline-size: 45rem;
  max-block-size: calc(100dvh - 100%);
  overflow: auto;
  border: 1px solid ${color.line};
  border-block-start: 3px solid ${color.text};
  background: ${color.surface};
  animation: ${unfold} ${duration.quick}ms ${easing.out};
`;

/* Hairlines between the cells: the gaps show the colour behind them. */
const Grid = styled.ul`
  counter-reset: wx-side 1 wx-track;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  background: ${color.line};
`;

/* A grid, because WebKit would give the empty marker of a list item a line of its own above a link
   that is a box. */
const Cell = styled.li`
  display: grid;
`;

const Category = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[5]};
  block-size: 100%;
  padding-inline-end: ${space[4]};
  background: ${color.surface};
  text-decoration: none;
  transition: background-color ${duration.quick}ms;

  ${hover} {
    &:hover {
      background: ${color.raised};
      ${touched}
    }
  }
  /* The ring lies over the picture, clear of the panel's edge, on a rim that keeps it apart from
     the drawing. */
  &:focus-visible {
    outline: none;
    box-shadow: none;

    &::after {
      content: '';
      position: absolute;
      inset: 0.375rem;
      outline: 3px solid ${color.focus};
      box-shadow: 0 0 0 6px ${color.surface};
      pointer-events: none;
      ${forcedColors} {
        outline-color: Highlight;
      }
    }
  }
`;

/* The part of the drawing that must be seen fits into it; the rest is cut at its edge. */
const Scene = styled(Print)`
  flex: none;
  inline-size: 7.5rem;
  aspect-ratio: 1;
  ${property('print-line')}: 1.4px;
`;

const Words = styled.div`
  min-inline-size: 0;
  padding-block: ${space[2]};
  counter-increment: wx-track;

  &::before {
    ${trackPosition}
  }
`;

const Name = styled.p`
  ${cardText}
  margin-block: 0.3em 0.15em;
  font-weight: ${fontWeight.heading};
  line-height: ${lineHeight.solid};

  [aria-current] & {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.2em;
  }
`;

const Pause = styled.span(unseenText);

const Line = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.caption};
  line-height: ${lineHeight.caption};
  text-wrap: balance;
`;
