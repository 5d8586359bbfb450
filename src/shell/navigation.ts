import type { ItemPrint } from '../content/types';

export interface NavLink {
  href: string;
  /** Its words, which are its accessible name as well. */
  label: string;
}

/** A link of the Categories dropdown: one line says what is behind it, and its tile's print shows it. */
export interface CategoryLink extends NavLink {
  description: string;
  print: ItemPrint;
}

/** The links of the shell. Whoever composes the shell hands them in: the shell knows no page. */
export interface Navigation {
  /** The Categories dropdown, and the first links of the small-screen menu. */
  categories: readonly CategoryLink[];
  /** Beside the dropdown. */
  sections: readonly NavLink[];
  /** In the footer. */
  quickLinks: readonly NavLink[];
}

/** What `aria-current` says of a link on the page at `pathname`. */
export const currentOf = (href: string, pathname: string) =>
  href === pathname ? ('page' as const) : undefined;
