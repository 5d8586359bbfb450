import { color } from '../../tokens/color';
import { photoHost } from './photos';
import { site } from './site';

/**
 * The tags that are the same in every page's head: icons, the manifest, and descriptions of the
 * site. Only the server writes them, because no page change changes them.
 */
export const headTags = [
  <link key="preconnect" rel="preconnect" href={photoHost} />,
  <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link
    key="icon-png"
    rel="alternate icon"
    href="/favicon-32.png"
    type="image/png"
    sizes="32x32"
  />,
  <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ...(['light', 'dark'] as const).map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      media={`(prefers-color-scheme: ${scheme})`}
      content={color.ground[scheme]}
    />
  )),
  <meta key="type" property="og:type" content="website" />,
  <meta key="site" property="og:site_name" content={site.name} />,
  <meta key="image" property="og:image" content={site.url + site.card} />,
  <meta key="image-alt" property="og:image:alt" content="Waxline: trade music like stocks" />,
  <meta key="card" name="twitter:card" content="summary_large_image" />,
];
