import { Helmet } from 'react-helmet';
import type { Route } from '../../routes/Route';
import { site } from './site';

export interface MetaProps {
  page: Omit<Route, 'screen'>;
}

/**
 * The tags that describe a page to the browser's tab, to search engines and to sites where it is
 * shared. Those that all pages have in common are in headTags.tsx. Helmet's `defer` and
 * `encodeSpecialCharacters` are on, as docs/product.md, section 9, asks.
 */
export function Meta({ page }: MetaProps) {
  const title = `${page.title} | ${site.name}`;
  const address = `${site.url}${page.path}`;
  return (
    <Helmet defer encodeSpecialCharacters>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <meta property="og:title" content={page.shared ?? page.title} />
      <meta property="og:description" content={page.description} />
      {page.unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <meta property="og:url" content={address} />
      )}
      {!page.unlisted && <link rel="canonical" href={address} />}
    </Helmet>
  );
}
