import type { ItemPrint } from '../content/types';

export interface NavLink {
  href: string;
  /** The link's words, which are also its accessible name. */
  label: string;
}

/** A link of the Categories dropdown, with one line of description and the print of its tile. */
export interface CategoryLink extends NavLink {
  description: string;
  print: ItemPrint;
}

/** The links of the shell. They are passed in, because the shell knows no pages. */
export interface Navigation {
  /** The Categories dropdown, and the first links of the small-screen menu. */
  categories: readonly CategoryLink[];
  /** The links beside the dropdown. */
  sections: readonly NavLink[];
  /** The links in the footer. */
  quickLinks: readonly NavLink[];
}

/** The value of `aria-current` for a link on the page at `pathname`. */
export const currentOf = (href: string, pathname: string) =>
  href === pathname ? ('page' as const) : undefined;
