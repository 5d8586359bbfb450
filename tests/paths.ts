import { siteMap } from '../src/routes/site/siteMap';

/** The paths of all pages. */
export const paths = Object.values(siteMap).map(({ path }) => path);
