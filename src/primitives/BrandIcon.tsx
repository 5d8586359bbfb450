import { faFacebookF } from '@fortawesome/free-brands-svg-icons/faFacebookF';
import { faInstagram } from '@fortawesome/free-brands-svg-icons/faInstagram';
import { faTwitter } from '@fortawesome/free-brands-svg-icons/faTwitter';
import { faYoutube } from '@fortawesome/free-brands-svg-icons/faYoutube';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';

/** The networks the shop is on (docs/product.md, section 2), with their own marks. */
export const brands = {
  Facebook: faFacebookF,
  Twitter: faTwitter,
  Instagram: faInstagram,
  YouTube: faYoutube,
} as const;

export type Brand = keyof typeof brands;

export interface BrandIconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** The network. */
  brand: Brand;
  /** Height in px; the width follows from the mark. */
  size?: number;
}

/** A network's mark in the colour of its text. Hidden from screen readers: the words beside it, or its button's name, say it. For all else use Icon. */
export const BrandIcon = forwardRef<SVGSVGElement, BrandIconProps>(function BrandIcon(
  { brand, size = 20, ...rest },
  ref,
) {
  const [width, height, , , path] = brands[brand].icon;
  return (
    <svg
      ref={ref}
      aria-hidden
      focusable={false}
      viewBox={`0 0 ${width} ${height}`}
      height={size}
      fill="currentColor"
      {...rest}
    >
      <path d={String(path)} />
    </svg>
  );
});
