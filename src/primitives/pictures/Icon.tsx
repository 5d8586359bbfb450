import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { icons, type IconName } from './icons';

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'fill'> {
  /** What the icon stands for. */
  name: IconName;
  /** Width and height in px, 24 at most. They grow with the reader's text. */
  size?: number;
  /** Filled instead of outlined, as the play icon is. */
  filled?: boolean;
}

/**
 * A line icon in the colour of its text. Hidden from screen readers: the words beside it, or its
 * button's name, say it. For a network's mark use BrandIcon.
 */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { name, size = 20, filled = false, ...rest },
  ref,
) {
  const side = `${size / 16}rem`;
  return (
    <svg
      ref={ref}
      aria-hidden
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={icons[name]} />
    </svg>
  );
});
