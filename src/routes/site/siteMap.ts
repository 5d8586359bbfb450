export interface Address {
  /** The address as links write it. */
  path: string;
  /** The title, shown in the tab, in search results and where the page is shared. */
  title: string;
  /** True for a page that no search engine should list. */
  unlisted?: true;
}

/**
 * Every page's address and title, and its name in menus. They are kept apart from the routes
 * because menus are on every page, and importing a route brings its screen and content with it.
 */
export const siteMap = {
  home: { path: '/', title: 'Home', label: 'Beats' },
  fashion: { path: '/fashion', title: 'Creator Couture', label: 'Fashion' },
  shoes: { path: '/shoes', title: 'Sneaker Hub', label: 'Shoes' },
  digitalArt: { path: '/digital-art', title: 'Digital Canvas', label: 'Digital Art' },
  podcasts: { path: '/podcasts', title: 'On The Air', label: 'Podcasts' },
  liveSelling: { path: '/live-selling', title: 'Go Live, Sell More', label: 'Live Selling' },
  musicTrading: {
    path: '/music-trading',
    title: 'Trade Music Like Stocks',
    label: 'Music Trading',
  },
  blog: { path: '/blog', title: 'The Vault', label: 'Blog' },
  community: { path: '/community', title: 'Creator Hub', label: 'Community' },
  notFound: { path: '/404', title: 'Page Not Found', unlisted: true },
} as const satisfies Record<string, Address & { label?: string }>;
