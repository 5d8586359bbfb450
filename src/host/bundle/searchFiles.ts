import { siteMap, type Address } from '../../routes/site/siteMap';
import { site } from '../page/site';

const locations = Object.values<Address>(siteMap)
  .filter(({ unlisted }) => !unlisted)
  .map(({ path }) => `<url><loc>${site.url}${path}</loc></url>\n`);

/**
 * The files that search engines ask for, by name. The build writes them because they contain the
 * site's address.
 */
export const searchFiles = {
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
  'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${locations.join('')}</urlset>
`,
};
