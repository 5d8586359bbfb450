import { categories } from '../../content/categories';
import { siteMap, type Address } from './siteMap';

const link = ({ path, label }: Address & { label: string }) => ({ href: path, label });

/** The print of a tile of the home page. */
const printOf = (id: string) => categories.find((category) => category.id === id)!.print;

/** The links of the header and the footer, in the order of docs/product.md, section 2. */
export const navigation = {
  /**
   * The links of the Categories dropdown. Each has one line of description, and the print of its
   * tile.
   */
  categories: [
    {
      ...link(siteMap.home),
      description: 'Instrumentals and stems, ready to write to',
      print: printOf('trap-beats'),
    },
    {
      ...link(siteMap.fashion),
      description: 'Short-run merch from the artists',
      print: printOf('fashion'),
    },
    {
      ...link(siteMap.shoes),
      description: 'Limited pairs, vintage finds and daily beaters',
      print: printOf('shoes'),
    },
    {
      ...link(siteMap.digitalArt),
      description: 'One-of-one pieces, priced in ETH',
      print: printOf('digital-art'),
    },
  ],
  /** The links beside the dropdown. */
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
