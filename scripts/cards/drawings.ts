import { digitalArt, fashion, sneakers } from './goods';
import { home, liveSelling, podcasts, trading } from './music';
import { brand, inks, poster, type CardDrawing } from './parts';
import { blog, community, notFound } from './words';

/** The cards by the path of their page. */
export const drawings: Record<string, () => CardDrawing> = {
  '/': home,
  '/fashion': fashion,
  '/shoes': sneakers,
  '/digital-art': digitalArt,
  '/podcasts': podcasts,
  '/live-selling': liveSelling,
  '/music-trading': trading,
  '/blog': blog,
  '/community': community,
  '/404': notFound,
};

/** The card of a page that has no drawing of its own yet: its title, over the line of a price. */
export const plain = (title: string): CardDrawing => ({
  ground: inks.dark,
  words: `${title}, at Waxline.`,
  inner:
    `<svg viewBox="0 0 1200 630" style="position:absolute;inset:0;width:1200px" fill="none" stroke="${inks.accent}" stroke-width="9"><path d="M-9 580H690l60-44 50 18 90-96 56 20 80-74 56 20 90-70H1209"/></svg>` +
    poster(
      title,
      200,
      `left:52px;top:140px;width:1090px;white-space:normal;color:${inks.paper};-webkit-text-stroke:22px ${inks.dark};paint-order:stroke fill`,
    ) +
    brand(inks.paper, inks.dark),
});
