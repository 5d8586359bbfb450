import type { z } from 'zod';
import type * as item from './items';

/*
 * The entities of the shop (docs/product.md, section 3), as the schema describes them. Types only: everyone
 * may import them, and no browser loads the schema.
 */

type Of<Schema extends z.ZodType> = Readonly<z.output<Schema>>;

/** A photo of an item. Cover art, drawn from the item's id, lies under it and stays when it never comes. */
export type Picture = Product['image'];

/** A tile of "Browse by Category". */
export type Category = Of<typeof item.category>;
/** A featured product of the home page: a beat, a track or an art piece. */
export type Product = Of<typeof item.product>;
export type FashionItem = Of<typeof item.fashionItem>;
export type Shoe = Of<typeof item.shoe>;
export type Post = Of<typeof item.post>;
export type Discussion = Of<typeof item.discussion>;
export type ArtPiece = Of<typeof item.artPiece>;
export type LiveShow = Of<typeof item.liveShow>;
export type UpcomingShow = Of<typeof item.upcomingShow>;
export type Stream = Of<typeof item.stream>;
/** An album traded like a stock. */
export type Album = Of<typeof item.album>;
