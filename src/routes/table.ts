/** The address and title of every route (docs/product.md, section 2), which is all that links and menus need. */
export const table = {
  home: { path: '/', title: 'Home' },
  fashion: { path: '/fashion', title: 'Creator Couture' },
  shoes: { path: '/shoes', title: 'Sneaker Hub' },
  digitalArt: { path: '/digital-art', title: 'Digital Canvas' },
  podcasts: { path: '/podcasts', title: 'On The Air' },
  liveSelling: { path: '/live-selling', title: 'Go Live, Sell More' },
  musicTrading: { path: '/music-trading', title: 'Trade Music Like Stocks' },
  blog: { path: '/blog', title: 'The Vault' },
  community: { path: '/community', title: 'Creator Hub' },
  notFound: { path: '/404', title: 'Page not found' },
} as const;

/** The routes a visitor can be sent to. */
export const listedRoutes = Object.values(table).filter(({ path }) => path !== table.notFound.path);
