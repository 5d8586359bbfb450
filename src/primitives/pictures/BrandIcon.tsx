import { forwardRef, useContext, type ComponentPropsWithoutRef } from 'react';
import { SpriteContext } from './SpriteContext';

/**
 * The sprite of the marks: a symbol for each network, out of Font Awesome's brand icons. It is a file of its
 * own because four marks cost every page's HTML 0.8 kB. Its name carries the first 8 digits of its SHA-256.
 */
export const sprite = '/prints/brands.4b070737.svg';

/**
 * The networks the shop is on (docs/product.md, section 2): each one's symbol, and how wide it is
 * at a height of 512.
 */
export const brands = {
  Facebook: { id: 'facebook', width: 320 },
  Twitter: { id: 'twitter', width: 512 },
  Instagram: { id: 'instagram', width: 448 },
  YouTube: { id: 'youtube', width: 576 },
} as const;

export type Brand = keyof typeof brands;

/** The names of the networks, in the order in which they are shown. */
export const networks = Object.keys(brands) as Brand[];

export interface BrandIconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** The network. */
  brand: Brand;
  /** Height in px, which grows with the reader's text; the width follows from the mark. */
  size?: number;
}

/**
 * A network's mark in the colour of its text. Hidden from screen readers: the words beside it, or
 * its button's name, say it. For all else use Icon.
 */
export const BrandIcon = forwardRef<SVGSVGElement, BrandIconProps>(function BrandIcon(
  { brand, size = 20, ...rest },
  ref,
) {
  const sprites = useContext(SpriteContext);
  const { id, width } = brands[brand];
  return (
    <svg
      ref={ref}
      aria-hidden
      viewBox={`0 0 ${width} 512`}
      height={`${size / 16}rem`}
      fill="currentColor"
      {...rest}
    >
      <use href={`${sprites}${sprite}#${id}`} />
    </svg>
  );
});
