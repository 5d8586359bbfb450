import { siteMap } from '../src/routes/site/siteMap';

/** Every page there is. */
export const paths = Object.values(siteMap).map(({ path }) => path);
