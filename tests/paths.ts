import { siteMap, type Address } from '../src/routes/site/siteMap';

export const paths = Object.values(siteMap).map(({ path }) => path);

/** The pages that links lead to: all but the 404 page. */
export const listedPages = Object.values(siteMap).filter(({ path }) => path !== '/404');

export const listedPaths = listedPages.map(({ path }) => path);

/** A page's heading: its title, except on two pages. */
export const headingOf = ({ path, title }: Address) =>
  path === '/' ? 'Trade Music Like Stocks' : path === '/404' ? 'This groove runs out' : title;
