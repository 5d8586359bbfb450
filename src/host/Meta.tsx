import { Helmet } from 'react-helmet';
import type { PageMeta } from '../content/types';
import { color } from '../tokens/color';
import { site } from './site';

export interface MetaProps {
  page: PageMeta;
  /** For pages that should not be found or linked: the 404. */
  unlisted?: boolean;
}

/** What a page says of itself to the tab, to search engines and to those it is shared with. Deferred and encoded, as docs/product.md, section 9, asks. */
export function Meta({ page, unlisted = false }: MetaProps) {
  const title = `${page.title} | ${site.name}`;
  const address = `${site.url}${page.path}`;
  return (
    <Helmet defer encodeSpecialCharacters>
      <html lang="en" />
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={color.ground.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={color.ground.dark} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:image" content={site.url + site.card} />
      <meta property="og:image:alt" content="Waxline: trade music like stocks" />
      <meta name="twitter:card" content="summary_large_image" />
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <meta property="og:url" content={address} />
      )}
      {!unlisted && <link rel="canonical" href={address} />}
    </Helmet>
  );
}
