import { color } from '../../tokens/color';
import cards from './cards.json';
import { photoHost } from './photos';
import { site } from './site';

/**
 * The tags that are the same in every page's head: icons, the manifest, and descriptions of the
 * site. Only the server writes them, because no page change changes them.
 */
export const headTags = [
  <link key="preconnect" rel="preconnect" href={photoHost} />,
  <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="icon-ico" rel="alternate icon" href="/favicon.ico" sizes="32x32" />,
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
  <meta key="card" name="twitter:card" content="summary_large_image" />,
];

/** `path` may end with a slash or with ".html". */
const cardOf = (path: string): { file: string; words: string } => {
  const known: Partial<Record<string, { file: string; words: string }>> = cards;
  return known[path.replace(/(?<=.)(\/|\.html)$/, '')] ?? cards['/'];
};

/**
 * The picture that is shown where a page is shared, and its words for those who hear them. Whoever
 * asks for these reads the server's HTML, so no script carries them. A page without a card of its
 * own has that of the home page, until "npm run cards" has drawn one.
 */
export const cardTags = (path: string) => {
  const { file, words } = cardOf(path);
  return [
    <meta key="image" property="og:image" content={`${site.url}/cards/${file}`} />,
    <meta key="image-width" property="og:image:width" content="1200" />,
    <meta key="image-height" property="og:image:height" content="630" />,
    <meta key="image-alt" property="og:image:alt" content={words} />,
  ];
};
