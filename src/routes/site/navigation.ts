import { categories } from '../../content/categories';
import type { Category } from '../../content/types';
import { siteMap, type Address } from './siteMap';

type Page = Address & { label: string };

const link = ({ path, label }: Page) => ({ href: path, label });

/** A link of the Categories dropdown, with the print of a tile of the home page. */
const category = (page: Page, tile: Category['name'], description: string) => ({
  ...link(page),
  description,
  print: categories.find(({ name }) => name === tile)!.print,
});

/** The links of the header and the footer, in the order of docs/product.md, section 2. */
export const navigation = {
  categories: [
    category(siteMap.home, 'Trap Beats', 'Instrumentals and stems, ready to write to'),
    category(siteMap.fashion, 'Fashion', 'Short-run merch from the artists'),
    category(siteMap.shoes, 'Shoes', 'Limited pairs, vintage finds and daily beaters'),
    category(siteMap.digitalArt, 'Digital Art', 'One-of-one pieces, priced in ETH'),
  ],
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
