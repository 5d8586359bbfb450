import type { Brand } from '../primitives/BrandIcon';

export interface NavLink {
  href: string;
  label: string;
}

/** A link of the Categories dropdown: one line says what is behind it, and its tile's print shows it (MenuPrints). */
export interface CategoryLink extends NavLink {
  description: string;
}

/** The Categories dropdown (docs/product.md, section 2). */
export const categoryLinks: readonly CategoryLink[] = [
  {
    href: '/',
    label: 'Beats',
    description: 'Instrumentals and stems, ready to write to',
  },
  {
    href: '/fashion',
    label: 'Fashion',
    description: 'Merch cut and sewn by the artists themselves',
  },
  {
    href: '/shoes',
    label: 'Shoes',
    description: 'Limited pairs, vintage finds and daily beaters',
  },
  {
    href: '/digital-art',
    label: 'Digital Art',
    description: 'Signed editions to collect, priced in ETH',
  },
];

/** What stands beside the dropdown (docs/product.md, section 2). */
export const directLinks: readonly NavLink[] = [
  { href: '/music-trading', label: 'Music Trading' },
  { href: '/live-selling', label: 'Live Selling' },
  { href: '/podcasts', label: 'Podcasts' },
  { href: '/blog', label: 'Blog' },
  { href: '/community', label: 'Community' },
];

/** The footer (docs/product.md, section 2). Whatever has no address is a button. */
export const quickLinks: readonly NavLink[] = [
  { href: '/', label: 'Beats' },
  { href: '/fashion', label: 'Fashion' },
  { href: '/shoes', label: 'Shoes' },
  { href: '/blog', label: 'Blog' },
  { href: '/community', label: 'Community' },
];
export const footerCategories = ['Trap Beats', 'Hip Hop', 'R&B', 'Pop', 'Rock', 'Electronic'];
export const socials: readonly Brand[] = ['Facebook', 'Twitter', 'Instagram', 'YouTube'];
export const legal = ['Privacy Policy', 'Terms of Service', 'Cookie Policy'];

/** Nobody's: a reserved domain and a number of the fictional 555 range. */
export const contact = {
  email: 'hello@waxline.example',
  phone: '(213) 555-0142',
  dial: '+12135550142',
  city: 'Los Angeles, CA',
} as const;

export const copyrightYear = 2025;

/** What `aria-current` says of a link on the page at `pathname`. */
export const currentOf = (href: string, pathname: string) =>
  href === pathname ? ('page' as const) : undefined;
