import styled from '@emotion/styled';
import { forwardRef, useContext, type ComponentPropsWithoutRef } from 'react';
import type { Drawing, ItemPrint } from '../../content/types';
import { gliding, ink, inkVariables } from '../../theme/inks';
import { SpriteContext } from './SpriteContext';
import { useSpriteDefinitions } from './useSpriteDefinitions';

export interface PrintProps extends Omit<
  ComponentPropsWithoutRef<'svg'>,
  'children' | 'viewBox' | 'preserveAspectRatio'
> {
  /** The item's print. Inks it leaves out are those of the element around. */
  print: Drawing & Partial<ItemPrint>;
  /**
   * `fill` for a scene, which is cut to the box, `whole` for a thing on its ground, `stand` for one
   * on the foot of its box.
   */
  fit?: 'fill' | 'whole' | 'stand';
  /** `large` where it is wider than 700 px: then the drawing with the finer halftone, if there is one. */
  size?: 'regular' | 'large';
  /** Without a ground of its own: it stands on one in the same ink, and may reach over its box. */
  bare?: boolean;
}

/**
 * The printed drawing of an item, as wide as its box and as high as its own ratio. Decoration: hidden from
 * screen readers. Where the item has a photo as well use Picture.
 */
export const Print = forwardRef<SVGSVGElement, PrintProps>(function Print(
  { print, fit = 'fill', size = 'regular', bare = false, style, ...rest },
  ref,
) {
  const href = useContext(SpriteContext) + ((size === 'large' && print.large) || print.href);
  useSpriteDefinitions(href);
  const [width, height] = print.box;
  return (
    <Root
      ref={ref}
      aria-hidden
      viewBox={print.frame ?? `0 0 ${width} ${height}`}
      preserveAspectRatio={alignment[fit]}
      data-bare={bare || undefined}
      {...rest}
      style={{ ...inkVariables(print.inks), ...style }}
    >
      {/* Without a size of its own the symbol would be fitted to the frame. */}
      <use href={href} {...(print.frame && { width, height })} />
    </Root>
  );
});

const alignment = { fill: 'xMidYMid slice', whole: undefined, stand: 'xMidYMax' } as const;

const Root = styled.svg`
  inline-size: 100%;
  background: ${ink.ground};
  /* Where two inks lie on each other they multiply: with each other, not with the page. */
  isolation: isolate;
  transition: ${gliding};
  /* Its inks are content. */
  forced-color-adjust: none;
  print-color-adjust: exact;

  &[data-bare] {
    background: none;
    overflow: visible;
  }
`;
