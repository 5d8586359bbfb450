import { siteMap, type Place } from './siteMap';

const link = ({ path, label }: Place & { label: string }) => ({ href: path, label });

/** What the header and the footer link to, in the order of docs/product.md, section 2. */
export const navigation = {
  /** The Categories dropdown: one line says what is behind a link, and a cover shows it, the one of its tile. */
  categories: [
    {
      ...link(siteMap.home),
      description: 'Instrumentals and stems, ready to write to',
      hand: 'bars',
      seed: 'trap-beats',
    },
    {
      ...link(siteMap.fashion),
      description: 'Merch cut and sewn by the artists themselves',
      hand: 'weave',
      seed: 'fashion',
    },
    {
      ...link(siteMap.shoes),
      description: 'Limited pairs, vintage finds and daily beaters',
      hand: 'hatch',
      seed: 'shoes',
    },
    {
      ...link(siteMap.digitalArt),
      description: 'Signed editions to collect, priced in ETH',
      hand: 'sweep',
      seed: 'digital-art',
    },
  ],
  /** Beside the dropdown. */
  sections: [
    siteMap.musicTrading,
    siteMap.liveSelling,
    siteMap.podcasts,
    siteMap.blog,
    siteMap.community,
  ].map(link),
  quickLinks: [siteMap.home, siteMap.fashion, siteMap.shoes, siteMap.blog, siteMap.community].map(
    link,
  ),
} as const;
