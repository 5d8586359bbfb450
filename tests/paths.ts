import { siteMap } from '../src/routes/site/siteMap';

/** The paths of all pages. */
export const paths = Object.values(siteMap).map(({ path }) => path);

/** The paths of the pages that links lead to: all but the 404 page. */
export const listed = paths.filter((path) => path !== '/404');
