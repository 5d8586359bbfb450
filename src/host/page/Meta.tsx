import { Helmet } from 'react-helmet';
import type { Route } from '../../routes/Route';
import { site } from './site';

export interface MetaProps {
  page: Omit<Route, 'screen'>;
}

/**
 * What a page says of itself to the tab, to search engines and to those it is shared with; what all pages say
 * alike is in headTags.tsx. Deferred and encoded, as docs/product.md, section 9, asks.
 */
export function Meta({ page }: MetaProps) {
  const title = `${page.title} | ${site.name}`;
  const address = `${site.url}${page.path}`;
  return (
    <Helmet defer encodeSpecialCharacters>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <meta property="og:title" content={page.title} />
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
