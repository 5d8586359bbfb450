import {
  ArrowRight,
  ChevronDown,
  Eye,
  Heart,
  Menu,
  MessageCircle,
  Play,
  Radio,
  Search,
  SendHorizontal,
  ShoppingBag,
  X,
} from 'lucide';
import { createElement, forwardRef, type ComponentPropsWithoutRef } from 'react';

/** Every icon the product uses, by what it stands for. */
export const icons = {
  arrowRight: ArrowRight,
  cart: ShoppingBag,
  chat: MessageCircle,
  chevronDown: ChevronDown,
  close: X,
  like: Heart,
  listen: Radio,
  menu: Menu,
  play: Play,
  search: Search,
  send: SendHorizontal,
  views: Eye,
} as const;

export type IconName = keyof typeof icons;

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'fill'> {
  /** What the icon stands for. */
  name: IconName;
  /** Width and height in px, 24 at most. */
  size?: number;
  /** Filled instead of outlined, as the play icon is. */
  filled?: boolean;
}

/** A line icon in the colour of its text. Hidden from screen readers: the words beside it, or its button's name, say it. For a network's mark use BrandIcon. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon(
  { name, size = 20, filled = false, ...rest },
  ref,
) {
  return (
    <svg
      ref={ref}
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {icons[name].map(([tag, attributes], part) =>
        createElement(tag, { key: part, ...attributes }),
      )}
    </svg>
  );
});
